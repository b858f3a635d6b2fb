import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogForm } from '../../../ui/overlays/dialog-form';
import type { AssignableLicense } from '../others/managed-license';
import { EmailField } from '../people/email-field';
import { useAssignSeat } from './use-assign-seat';

export function AssignDialog({ seat: opened, onClose }: { seat: AssignableLicense; onClose: () => void }) {
  const [assignedTo, setAssignedTo] = useState(opened.assignedTo);
  const seat = { ...opened, assignedTo };
  const { assign, isBusy } = useAssignSeat();
  const form = useForm({ initialValues: { email: seat.assignedTo ?? '' } });
  const typed = form.values.email.trim();
  const frees = typed === '' && seat.assignedTo !== null;
  const isUnchanged = typed === (seat.assignedTo ?? '');

  useUnsavedText(!isUnchanged);

  const submit = form.onSubmit(async () => {
    if (isUnchanged) return onClose();
    const refusal = await assign(seat, typed, setAssignedTo);
    if (refusal === null) onClose();
    else form.setFieldError('email', refusal);
  });

  return (
    <Dialog title="Assign User" width={525} onClose={() => !isBusy && onClose()}>
      <DialogForm submit={frees ? 'Unassign' : 'Assign'} isBusy={isBusy} onSubmit={submit} onBack={onClose}>
        <EmailField
          {...form.getInputProps('email')}
          data-autofocus
          value={form.values.email}
          former={seat.assignedTo}
          label={`Email address for ${seat.productName}`}
          description={
            seat.assignedTo ? 'Leave it empty to unassign the seat.' : 'The user signs in with this address.'
          }
          placeholder="name@company.example"
          errorProps={{ role: 'alert' }}
          readOnly={isBusy}
        />
      </DialogForm>
    </Dialog>
  );
}
