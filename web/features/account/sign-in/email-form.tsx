import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { refuseCredentials } from '#domain/account/credentials';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { SaveButton } from '../../../ui/fields/busy-button';
import { fieldProps, showFieldErrors } from '../../../ui/fields/field-props';
import { PasswordField } from '../../../ui/fields/password-field';
import { notify } from '../../../ui/overlays/notify';
import { useFirstFocus } from '../../../ui/overlays/use-focus';
import { useShowOrNotify } from '../../../ui/overlays/use-show-or-notify';
import { ErrorBlock } from '../../../ui/states/error-block';
import classes from '../account.module.css';
import { type CredentialsFormProps, refusalsByField } from './use-change-credentials';

const ORDER = ['currentPassword', 'newEmail'] as const;

export function EmailForm({ email, isBusy, change, onClose }: CredentialsFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [mailed, setMailed] = useState<string | null>(null);
  const tell = useShowOrNotify();
  const form = useForm({
    initialValues: { currentPassword: '', newEmail: email },
    validate: ({ newEmail }) =>
      refusalsByField(refuseCredentials({ newEmail, newPassword: null, confirmPassword: null })),
  });
  useUnsavedText(form.isDirty() && mailed === null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(null);
    if (showFieldErrors(form, ORDER, form.validate().errors)) return;
    const { currentPassword, newEmail } = form.getValues();
    const outcome = await change({ currentPassword, newEmail: newEmail.trim() });
    if (outcome.kind === 'refused') return tell(outcome.text, setRefusal);
    if (outcome.kind === 'mailed')
      return tell(outcome.text, setMailed, (message) => void notify({ message }));
    void notify({ message: doneText(email, outcome.email) });
    onClose();
  };

  if (mailed !== null) return <MailedNote text={mailed} onClose={onClose} />;
  return (
    <form onSubmit={submit} noValidate className={classes['form']}>
      <ErrorBlock message={refusal} />
      <PasswordField
        {...fieldProps(form, 'currentPassword')}
        label="Current Password"
        autoComplete="current-password"
        readOnly={isBusy}
      />
      <TextInput
        {...fieldProps(form, 'newEmail')}
        label="Email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        required
        withAsterisk={false}
        readOnly={isBusy}
        errorProps={{ role: 'alert' }}
      />
      <SaveButton isBusy={isBusy} />
    </form>
  );
}

function MailedNote({ text, onClose }: { text: string; onClose: () => void }) {
  const note = useFirstFocus<HTMLParagraphElement>();
  return (
    <div className={classes['form']}>
      <p ref={note} role="status" tabIndex={-1} className={classes['mailed']}>
        {text}
      </p>
      <Button onClick={onClose} miw={96}>
        Done
      </Button>
    </div>
  );
}

// The vendor normalizes the spelling of an address.
function doneText(before: string, now: string | null): string {
  if (now === null) return 'Your email address was saved.';
  return now === before ? `Your email address stays ${now}.` : `Your email address is now ${now}.`;
}
