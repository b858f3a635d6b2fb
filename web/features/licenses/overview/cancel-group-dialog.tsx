import { Button } from '@mantine/core';
import { message } from '#domain/messages/catalogue';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogActions, GoBackButton } from '../../../ui/overlays/dialog-actions';

interface CancelGroupDialogProps {
  onBack: () => void;
  onCancelGroup: () => void;
}

/** Asks once more, since a canceled group stays so (PAY-03, D-87). */
export function CancelGroupDialog({ onBack, onCancelGroup }: CancelGroupDialogProps) {
  return (
    <Dialog title={message.cancelGroupQuestion} width={500} onClose={onBack}>
      <p>All of its seats end, and nothing more is charged for them.</p>
      <DialogActions>
        <GoBackButton data-autofocus onClick={onBack} />
        <Button color="var(--bad)" onClick={onCancelGroup}>
          Cancel Group
        </Button>
      </DialogActions>
    </Dialog>
  );
}
