import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { refetchPage } from '../../../app/graphql/refetch-page';
import { NO_ANSWER, outageText } from '../../../app/graphql/refusal';
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
  const { send, isBusy } = useSendOfflineKey();
  const [key, setKey] = useState(seat.offlineKey);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async () => {
    setRefusal(null);
    const sent = await send(seat.id);
    setRefusal(sent.refusal);
    if (sent.key === null) return;
    setKey(sent.key);
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

type Sent = { key: string; refusal: null } | { key: null; refusal: string };

function useSendOfflineKey() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  const send = async (seatId: string): Promise<Sent> => {
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: SendOfflineKeyDocument,
        variables: { input: { seatId } },
        // A key is shown only where it was requested, and never stored.
        fetchPolicy: 'no-cache',
      });
      const { key = null, userErrors = [] } = data?.sendOfflineKey ?? {};
      if (key !== null) return { key, refusal: null };
      refetchPage(client);
      return { key, refusal: userErrors[0]?.message ?? NO_ANSWER };
    } catch (error) {
      return { key: null, refusal: outageText(error) };
    } finally {
      setBusy(false);
    }
  };

  return { send, isBusy };
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
