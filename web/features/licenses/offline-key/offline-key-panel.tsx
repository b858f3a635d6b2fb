import { Button } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../../ui/fields/busy-button';
import { CopyKey } from '../../../ui/fields/copy-key';
import { DialogActions } from '../../../ui/overlays/dialog-actions';
import { notify } from '../../../ui/overlays/notify';
import { ErrorBlock } from '../../../ui/states/error-block';
import type { OfflineKey_SeatFragment } from './offline-key.generated';
import classes from './offline-key-panel.module.css';
import { useSendOfflineKey } from './use-send-offline-key';

interface OfflineKeyPanelProps {
  seat: OfflineKey_SeatFragment;
  onClose: () => void;
}

/** The offline key of a seat and the way to send it; why there is none (SEAT-14). */
export function OfflineKeyPanel({ seat, onClose }: OfflineKeyPanelProps) {
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
    void notify({ message: `The offline key is on its way to ${seat.assignedTo}.` });
  };
  return (
    <div className={classes['panel']}>
      {allowed ? (
        <p>
          The key of {seat.productName} for <strong>{seat.assignedTo}</strong>.
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
        <Button variant="default" onClick={onClose}>
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
