import { useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { outageText } from '../graphql/outage-text';
import { useSendEmailConfirmationMutation } from './unconfirmed-email.generated';

type Outcome = { kind: 'sent' } | { kind: 'failed'; text: string };

/** Has the link to confirm the address mailed once more; the outcome is that of the last time, null before the first. */
export function useSendConfirmation() {
  const [ask, { loading }] = useSendEmailConfirmationMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const send = async () => {
    try {
      const { data } = await ask();
      const payload = data?.sendEmailConfirmation;
      const text = payload?.userErrors[0]?.message || message.lastResort;
      setOutcome(payload?.success ? { kind: 'sent' } : { kind: 'failed', text });
    } catch (error) {
      setOutcome({ kind: 'failed', text: outageText(error) });
    }
  };

  return { send, isBusy: loading, outcome };
}
