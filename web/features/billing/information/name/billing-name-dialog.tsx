import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { parseBillingName } from '#domain/billing/billing-name';
import { message } from '#domain/messages/catalogue';
import { useChange } from '../../../../app/graphql/use-change';
import { useLostAnswer } from '../../../../app/graphql/use-lost-answer';
import { useUnsavedText } from '../../../../app/session/unsaved-text';
import { fieldProps, showFieldErrors } from '../../../../ui/fields/field-props';
import { Dialog } from '../../../../ui/overlays/dialog';
import { DialogForm } from '../../../../ui/overlays/dialog-form';
import { useShowOrNotify } from '../../../../ui/overlays/use-show-or-notify';
import { UpdateBillingNameDocument } from './update-billing-name.generated';

export function BillingNameDialog({ company, onClose }: { company: string; onClose: () => void }) {
  const { change, isBusy } = useChange({
    refused: message.billingNameUpdateFailed,
    unanswered: message.billingNameUpdateFailed,
  });
  const [opened] = useState(company);
  const form = useForm({
    initialValues: { company },
    validate: { company: (typed) => errorOf(typed) },
  });
  const { isStored, setSent } = useLostAnswer({
    ...{ typed: form.values.company, stored: company, toStored: nameOf, isBusy },
    onStored: onClose,
  });
  useUnsavedText(form.isDirty() && !isStored);
  const tell = useShowOrNotify();

  const submit = form.onSubmit(
    async ({ company: typed }) => {
      const refusal = form.isDirty()
        ? await change(UpdateBillingNameDocument, { input: { company: typed, seen: company } })
        : null;
      if (refusal === null) onClose();
      else
        tell(refusal, () => {
          setSent(typed);
          showFieldErrors(form, ['company'], { company: refusal });
        });
    },
    (errors) => showFieldErrors(form, ['company'], errors),
  );

  return (
    <Dialog title="Billing Name" width={500} onClose={() => !isBusy && onClose()}>
      <DialogForm submit="Save" isBusy={isBusy} onSubmit={submit} onBack={onClose}>
        <TextInput
          {...fieldProps(form, 'company')}
          data-autofocus
          label="Billing Name"
          description={
            company === opened || isStored
              ? 'The name on your invoices and licenses.'
              : `Changed in the meantime: now it is “${company}”.`
          }
          autoComplete="organization"
          errorProps={{ role: 'alert' }}
          readOnly={isBusy}
          required
          withAsterisk={false}
        />
      </DialogForm>
    </Dialog>
  );
}

function nameOf(typed: string): string | null {
  const parsed = parseBillingName(typed);
  return parsed.ok ? parsed.name : null;
}

function errorOf(typed: string): string | null {
  const parsed = parseBillingName(typed);
  return parsed.ok ? null : parsed.message;
}
