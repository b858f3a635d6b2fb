import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refusalOf } from '../../../app/graphql/refusal';
import { refreshAfterOrder } from '../../../checkout/refresh-after-order';
import { notify } from '../../../ui/overlays/notify';
import { CancelGroupDocument } from './payment-failed.generated';

/** Ends a past-due group (PAY-03); the lists are then read anew. `cancel` says whether it was done, else `refusal` why not. */
export function useCancelGroup({ id, number }: { id: string; number: number }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send() {
    const { data } = await client.mutate({ mutation: CancelGroupDocument, variables: { id } });
    const payload = data?.cancelSubscriptionGroup;
    if (payload?.success && payload.viewer) refreshAfterOrder(client.cache, payload.viewer.id);
    return payload;
  }

  async function cancel(): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    const refused = await refusalOf(send);
    setBusy(false);
    setRefusal(refused);
    if (refused === null) void notify({ message: `Group ${number} canceled.` });
    return refused === null;
  }

  return { cancel, isBusy, refusal };
}
