import { useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { refusalOf } from '../../../app/graphql/refusal';
import classes from '../account.module.css';
import { useForgotPasswordMutation } from './credentials.generated';

interface ForgotPasswordProps {
  email: string;
  /** Told why it was refused, and null when it is asked for: the form shows one refusal at a time. */
  onRefusal: (text: string | null) => void;
}

/** Asks for a mail with a way to set a new password, once (PROF-23). */
export function ForgotPassword({ email, onRefusal }: ForgotPasswordProps) {
  const [send, { loading }] = useForgotPasswordMutation();
  const [isSent, setSent] = useState(false);

  const ask = async () => {
    if (loading) return;
    onRefusal(null);
    const refusal = await refusalOf(
      async () => (await send({ variables: { input: { loginEmail: email } } })).data?.forgotPassword,
      { refused: message.lastResort },
    );
    setSent(refusal === null);
    onRefusal(refusal);
  };

  return (
    <div className={classes['help']}>
      <div role="status" className={classes['sent']}>
        {isSent && message.passwordResetSent(email)}
      </div>
      {!isSent && (
        <button type="button" className={classes['forgot']} onClick={ask} aria-busy={loading}>
          Forgot password?
        </button>
      )}
    </div>
  );
}
