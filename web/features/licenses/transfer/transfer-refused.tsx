import { Button } from '@mantine/core';
import { message } from '#domain/messages/catalogue';
import { DialogActions } from '../../../ui/dialog-actions';
import { ErrorBlock } from '../../../ui/error-block';

/** Why a group cannot be transferred (T-16). */
export function TransferRefused({ message: text, onClose }: { message: string | null; onClose: () => void }) {
  return (
    <>
      <ErrorBlock message={text ?? message.transferFailed} />
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Go Back
        </Button>
      </DialogActions>
    </>
  );
}
