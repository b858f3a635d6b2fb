import { useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { outageText } from '../../../app/graphql/outage-text';
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
    try {
      const { data } = await send({ variables: { input: { loginEmail: email } } });
      const payload = data?.forgotPassword;
      if (payload?.success) setSent(true);
      else onRefusal(payload?.userErrors[0]?.message || message.lastResort);
    } catch (error) {
      onRefusal(outageText(error));
    }
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
