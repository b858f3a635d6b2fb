import '../../../app/theme/mantine-modal-styles';
import { Button, Modal, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { BusyButton } from '../../../ui/busy-button';
import type { SeatRow_SeatFragment } from '../seats/seat-grid.generated';
import classes from './assign-dialog.module.css';
import { useAssignSeat } from './use-assign-seat';

interface AssignDialogProps {
  seat: SeatRow_SeatFragment;
  onClose: () => void;
}

/** One field: who shall use the seat; empty frees it (SEAT-01). A refusal is shown where it was caused (SEAT-13). */
export function AssignDialog({ seat, onClose }: AssignDialogProps) {
  const { assign, isBusy } = useAssignSeat();
  const form = useForm({ initialValues: { email: seat.assignedTo ?? '' } });
  const typed = form.values.email.trim();
  const frees = typed === '' && seat.assignedTo !== null;
  const isUnchanged = typed === (seat.assignedTo ?? '');

  const submit = form.onSubmit(async () => {
    if (isUnchanged) return onClose();
    const refusal = await assign(seat, typed);
    if (refusal === null) onClose();
    else form.setFieldError('email', refusal);
  });

  return (
    <Modal
      opened
      onClose={isBusy ? () => undefined : onClose}
      title="Assign User"
      size={525}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          {...form.getInputProps('email')}
          data-autofocus
          type="email"
          autoComplete="off"
          label={`E-mail address for ${seat.productName}`}
          description={
            seat.assignedTo ? 'Leave it empty to unassign the seat.' : 'The user signs in with this address.'
          }
          placeholder="name@company.example"
          errorProps={{ role: 'alert' }}
          readOnly={isBusy}
        />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <BusyButton type="submit" isBusy={isBusy}>
            {frees ? 'Unassign' : 'Assign'}
          </BusyButton>
        </div>
      </form>
    </Modal>
  );
}
