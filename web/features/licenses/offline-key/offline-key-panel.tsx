import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../../app/graphql/use-change';
import { BusyButton } from '../../../ui/fields/busy-button';
import { CopyKey } from '../../../ui/fields/copy-key';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog';
import { notify } from '../../../ui/overlays/notify';
import { ErrorBlock } from '../../../ui/states/error-block';
import { EmailText } from '../../../ui/text';
import type { SeatActionDialogProps } from '../actions/seat-action';
import { SelectionState, useSeatSelection } from '../actions/selection-state';
import {
  type OfflineKey_SeatFragment,
  OfflineKeySeatDocument,
  SendOfflineKeyDocument,
} from './offline-key.generated';
import classes from './offline-key-panel.module.css';

interface OfflineKeyPanelProps {
  seat: OfflineKey_SeatFragment;
  onClose: () => void;
  /** Returns the current assignee; null if it cannot be read. */
  userNow: () => Promise<string | null>;
}

export function OfflineKeyPanel({ seat, onClose, userNow }: OfflineKeyPanelProps) {
  const { allowed, message } = seat.offlineKeyEligibility;
  // A key is shown only where it was requested, and never stored.
  const { change, isBusy } = useChange({ fetchPolicy: 'no-cache' });
  const [key, setKey] = useState(seat.offlineKey);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async () => {
    setRefusal(null);
    const input = { seatId: seat.id };
    const refused = await change(SendOfflineKeyDocument, { input }, (sent) => setKey(sent.key));
    if (refused !== null) return setRefusal(refused);
    // The key goes to the current assignee, who may have changed since the page was read.
    void notify({ message: `The offline key is on its way to ${(await userNow()) ?? seat.assignedTo}.` });
  };
  return (
    <div className={classes['panel']}>
      {allowed ? (
        <p>
          The key of {seat.productName} for{' '}
          <strong>
            <EmailText>{seat.assignedTo ?? ''}</EmailText>
          </strong>
          .
        </p>
      ) : (
        <p role="alert">{message}</p>
      )}
      <p className={classes['hint']}>
        Offline keys work with version 9 and earlier of Axure RP. In later versions, users sign in instead.
      </p>
      <ErrorBlock message={refusal} />
      {key !== null && <CopyKey licenseKey={key} />}
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {key === null ? 'Go Back' : 'Done'}
        </Button>
        {allowed && (
          <BusyButton
            variant={key === null ? 'filled' : 'default'}
            isBusy={isBusy}
            onClick={() => void submit()}
          >
            Send Offline Key
          </BusyButton>
        )}
      </DialogActions>
    </div>
  );
}

export function OfflineKeyDialog({ seatIds, onClose }: SeatActionDialogProps) {
  const { value, hasFailed, refetch } = useSeatSelection(OfflineKeySeatDocument, seatIds);
  const seat = value?.seats[0] ?? null;
  const userNow = () =>
    refetch()
      .then(({ data }) => data?.viewer?.seatSelection?.seats[0]?.assignedTo ?? null)
      .catch(() => null);
  const isGone = value !== null && seat === null;
  return (
    <Dialog title="Offline Key" width={500} onClose={onClose}>
      <SelectionState of={{ value: seat, hasFailed: hasFailed || isGone, refetch }}>
        {(found) => <OfflineKeyPanel seat={found} onClose={onClose} userNow={userNow} />}
      </SelectionState>
    </Dialog>
  );
}
