import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { hasCode } from '../../../app/graphql/error-code';
import { refreshAfterOrder } from '../../../checkout/refresh-after-order';
import { NO_ANSWER, SIGNED_OUT } from '../assign/no-answer';
import type { Transferred_PayloadFragment } from './transfer.generated';

/** A mutation about an offer; it goes by the name `transfer`. */
type TransferDocument<Variables> = TypedDocumentNode<
  { transfer: Transferred_PayloadFragment | null },
  Variables
>;

/** Offers groups, takes offers back and declines them; the lists are then read anew. `send` says why not, null when it was done. */
export function useTransfer() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  async function send<Variables extends Record<string, unknown>>(
    mutation: TransferDocument<Variables>,
    variables: Variables,
  ): Promise<string | null> {
    setBusy(true);
    try {
      const { data } = await client.mutate({ mutation, variables });
      const payload = data?.transfer;
      if (!payload?.success) return payload?.userErrors[0]?.message ?? NO_ANSWER;
      if (payload.viewer) refreshAfterOrder(client.cache, payload.viewer.id);
      return null;
    } catch (error) {
      return hasCode(error, 'UNAUTHENTICATED') ? SIGNED_OUT : NO_ANSWER;
    } finally {
      setBusy(false);
    }
  }

  return { send, isBusy };
}
