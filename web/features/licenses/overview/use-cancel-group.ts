import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { hasCode } from '../../../app/graphql/error-code';
import { refreshAfterOrder } from '../../../checkout/refresh-after-order';
import { notify } from '../../../ui/notify';
import { NO_ANSWER, SIGNED_OUT } from '../assign/no-answer';
import { CancelGroupDocument } from './payment-failed.generated';

/** Ends a past-due group (PAY-03); the lists are then read anew. `cancel` says whether it was done, else `refusal` why not. */
export function useCancelGroup({ id, number }: { id: string; number: number }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(): Promise<string | null> {
    try {
      const { data } = await client.mutate({ mutation: CancelGroupDocument, variables: { id } });
      const payload = data?.cancelSubscriptionGroup;
      if (!payload?.success) return payload?.userErrors[0]?.message ?? NO_ANSWER;
      if (payload.viewer) refreshAfterOrder(client.cache, payload.viewer.id);
      return null;
    } catch (error) {
      return hasCode(error, 'UNAUTHENTICATED') ? SIGNED_OUT : NO_ANSWER;
    }
  }

  async function cancel(): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    const refused = await send();
    setBusy(false);
    setRefusal(refused);
    if (refused === null) void notify({ message: `Group ${number} canceled.` });
    return refused === null;
  }

  return { cancel, isBusy, refusal };
}
