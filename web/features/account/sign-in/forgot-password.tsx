import { useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { outageText } from '../../../app/graphql/outage-text';
import { ErrorBlock } from '../../../ui/error-block';
import classes from '../account.module.css';
import { useForgotPasswordMutation } from './credentials.generated';

type Outcome = { kind: 'sent' } | { kind: 'failed'; text: string };

/** Asks for a mail with a way to set a new password, once (PROF-23). */
export function ForgotPassword({ email }: { email: string }) {
  const [send, { loading }] = useForgotPasswordMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const ask = async () => {
    if (loading) return;
    setOutcome(null);
    try {
      const { data } = await send({ variables: { input: { loginEmail: email } } });
      const payload = data?.forgotPassword;
      setOutcome(
        payload?.success
          ? { kind: 'sent' }
          : { kind: 'failed', text: payload?.userErrors[0]?.message || message.lastResort },
      );
    } catch (error) {
      setOutcome({ kind: 'failed', text: outageText(error) });
    }
  };

  return (
    <div className={classes['help']}>
      <div role="status" className={classes['sent']}>
        {outcome?.kind === 'sent' && message.passwordResetSent(email)}
      </div>
      {outcome?.kind !== 'sent' && (
        <button type="button" className={classes['forgot']} onClick={ask} aria-busy={loading}>
          Forgot password?
        </button>
      )}
      <ErrorBlock message={outcome?.kind === 'failed' ? outcome.text : null} />
    </div>
  );
}
