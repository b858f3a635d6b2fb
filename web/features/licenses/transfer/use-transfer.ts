import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refusalOf } from '../../../app/graphql/refusal';
import { refreshAfterOrder } from '../../../checkout/use-finished-order';
import type { Transferred_PayloadFragment } from './transfer.generated';

/** A mutation about an offer; it goes by the name `transfer`. */
type TransferDocument<Variables> = TypedDocumentNode<
  { transfer: Transferred_PayloadFragment | null },
  Variables
>;

export function useTransfer() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  async function send<Variables extends Record<string, unknown>>(
    mutation: TransferDocument<Variables>,
    variables: Variables,
  ): Promise<string | null> {
    setBusy(true);
    const refusal = await refusalOf(async () => {
      const payload = (await client.mutate({ mutation, variables })).data?.transfer;
      if (payload?.success && payload.viewer) refreshAfterOrder(client.cache, payload.viewer.id);
      return payload;
    });
    setBusy(false);
    return refusal;
  }

  return { send, isBusy };
}
