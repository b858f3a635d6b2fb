import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { parseName } from '#domain/account/profile';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { fieldProps, showFieldErrors } from '../../../ui/fields/field-props';
import { SaveButton } from '../../../ui/fields/save-button';
import classes from '../account.module.css';

interface NameFormProps {
  /** As it is stored; the field begins with it each time the form opens (PROF-07). */
  name: string;
  isBusy: boolean;
  /** Answers why it was refused; null when it is saved. */
  onSave: (name: string) => Promise<string | null>;
  onCancel: () => void;
}

export function NameForm({ name, isBusy, onSave, onCancel }: NameFormProps) {
  const form = useForm({ initialValues: { name }, validate: { name: refusalOf } });
  useUnsavedText(form.isDirty());

  const submit = form.onSubmit(
    async ({ name: typed }) => {
      if (isBusy) return;
      const refusal = form.isDirty() ? await onSave(typed) : null;
      if (refusal === null) onCancel();
      else showFieldErrors(form, ['name'], { name: refusal });
    },
    (errors) => showFieldErrors(form, ['name'], errors),
  );

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        {...fieldProps(form, 'name')}
        data-autofocus
        label="Name"
        autoComplete="name"
        readOnly={isBusy}
        errorProps={{ role: 'alert' }}
      />
      <div className={classes['actions']}>
        <Button variant="default" onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <SaveButton isBusy={isBusy} disabled={isBusy} />
      </div>
    </form>
  );
}

function refusalOf(typed: string): string | null {
  const parsed = parseName(typed);
  return parsed.ok ? null : parsed.message;
}
