import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { refuseCredentials, sentPassword } from '#domain/account/credentials';
import { message } from '#domain/messages/catalogue';
import { useChange } from '../../../app/graphql/use-change';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { SaveButton } from '../../../ui/fields/busy-button';
import { fieldProps, showFieldErrors } from '../../../ui/fields/field-props';
import { PasswordField } from '../../../ui/fields/password-field';
import { notify } from '../../../ui/overlays/notify';
import { useShowOrNotify } from '../../../ui/overlays/use-show-or-notify';
import { ErrorBlock } from '../../../ui/states/error-block';
import classes from '../account.module.css';
import { ForgotPasswordDocument } from './credentials.generated';
import { type CredentialsFormProps, refusalsByField } from './use-change-credentials';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };
const ORDER = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const CHANGED = 'Your password was changed. You are signed out everywhere else.';
const SAME = 'Your password stays as it is: the new one is the same.';

export function PasswordForm({ email, isBusy, change, onClose }: CredentialsFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const tell = useShowOrNotify();
  const form = useForm({
    initialValues: EMPTY,
    validate: ({ newPassword, confirmPassword }) =>
      refusalsByField(refuseCredentials({ newEmail: null, newPassword, confirmPassword })),
  });
  useUnsavedText(form.isDirty());
  const field = (name: (typeof ORDER)[number], label: string) => ({
    ...fieldProps(form, name),
    label,
    readOnly: isBusy,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(null);
    const { currentPassword, newPassword, confirmPassword } = form.getValues();
    // One error at a time, in the order of the rules (PROF-18).
    const [wrong] = refuseCredentials({ newEmail: null, newPassword, confirmPassword });
    if (showFieldErrors(form, ORDER, wrong ? refusalsByField([wrong]) : {})) return;
    const outcome = await change({ currentPassword, newPassword, confirmPassword });
    if (outcome.kind === 'refused') return tell(outcome.text, setRefusal);
    void notify({ message: sentPassword(newPassword, currentPassword) === null ? SAME : CHANGED });
    onClose();
  };

  return (
    <form onSubmit={submit} noValidate className={classes['form']}>
      <ErrorBlock message={refusal} />
      {/* Tells password managers the user name. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        aria-label="Email"
        value={email}
        readOnly
        hidden
      />
      <PasswordField {...field('currentPassword', 'Current Password')} autoComplete="current-password" />
      <ForgotPassword email={email} onRefusal={setRefusal} />
      <PasswordField {...field('newPassword', 'New Password')} autoComplete="new-password" />
      <PasswordField {...field('confirmPassword', 'Confirm Password')} autoComplete="new-password" />
      <SaveButton isBusy={isBusy} />
    </form>
  );
}

function ForgotPassword({ email, onRefusal }: { email: string; onRefusal: (text: string | null) => void }) {
  const { change, isBusy } = useChange({ refused: message.lastResort });
  const [isSent, setSent] = useState(false);

  const ask = async () => {
    if (isBusy) return;
    onRefusal(null);
    const refusal = await change(ForgotPasswordDocument, { input: { loginEmail: email } });
    setSent(refusal === null);
    onRefusal(refusal);
  };

  return (
    <div className={classes['help']}>
      <div role="status" className={classes['sent']}>
        {isSent && message.passwordResetSent(email)}
      </div>
      {!isSent && (
        <button type="button" className={classes['forgot']} onClick={ask} aria-busy={isBusy}>
          Forgot password?
        </button>
      )}
    </div>
  );
}
