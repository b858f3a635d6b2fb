import { Button } from '@mantine/core';
import { message } from '#domain/messages/catalogue';
import { Dialog } from '../../../ui/dialog';
import { DialogActions } from '../../../ui/dialog-actions';

interface RemoveSelfDialogProps {
  onCancel: () => void;
  onRemove: () => void;
}

/** Asks once more, since there may be no way back (SEAT-09, INFO-10). */
export function RemoveSelfDialog({ onCancel, onRemove }: RemoveSelfDialogProps) {
  return (
    <Dialog title={message.removeSelfAsManager} width={500} onClose={onCancel}>
      <p>You will no longer be able to assign these seats, edit their notes or change their managers.</p>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onCancel}>
          Go Back
        </Button>
        <Button color="var(--bad)" onClick={onRemove}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
