import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { retryPaymentPath } from '../../../app/paths';
import { Dialog } from '../../../ui/dialog';
import { DialogActions } from '../../../ui/dialog-actions';
import { ErrorBlock } from '../../../ui/error-block';
import { CancelGroupDialog } from './cancel-group-dialog';
import type { FailedGroup } from './payment-failed-banner';
import { useCancelGroup } from './use-cancel-group';

interface PaymentFailedDialogProps {
  group: FailedGroup;
  isCloud: boolean;
  onClose: () => void;
}

/** What the owner can do about a failed payment: pay after all, or let the group go (PAY-02, PAY-03). */
export function PaymentFailedDialog({ group, isCloud, onClose }: PaymentFailedDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const { cancel, isBusy, refusal } = useCancelGroup(group);
  const cancelGroup = async () => {
    setAsking(false);
    if (await cancel()) onClose();
  };
  return (
    <Dialog title={titleOf(group)} width={500} onClose={() => isBusy || onClose()}>
      <ErrorBlock message={refusal} />
      <p>
        Group {group.number} could not be renewed. Retry the payment to keep its seats, or cancel the group to
        end all of them.
      </p>
      <DialogActions>
        <Button variant="default" loading={isBusy} onClick={() => setAsking(true)}>
          Cancel Group
        </Button>
        <Button component={Link} to={retryPaymentPath(group.id, { isCloud })} data-autofocus>
          Retry Payment
        </Button>
      </DialogActions>
      {isAsking && (
        <CancelGroupDialog onBack={() => setAsking(false)} onCancelGroup={() => void cancelGroup()} />
      )}
    </Dialog>
  );
}

function titleOf({ firstFailedPaymentDate: date }: FailedGroup): string {
  return date === null ? 'Automatic payment failed' : message.automaticPaymentFailed(formatDate(date));
}
