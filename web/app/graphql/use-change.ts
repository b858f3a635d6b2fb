import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refetchPage } from './refetch-page';
import { type Payload, type RefusalTexts, refusalOf } from './refusal';

interface ChangeOptions extends RefusalTexts {
  fetchPolicy?: 'no-cache';
}

/** Sends mutations of a single field. `change` returns why it was not made, or null when it was. */
export function useChange({ fetchPolicy, ...texts }: ChangeOptions = {}) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  async function change<Answer extends Payload, Variables extends Record<string, unknown>>(
    mutation: TypedDocumentNode<Record<string, Answer | null>, Variables>,
    variables: Variables,
    onDone?: (answer: Answer) => void,
  ): Promise<string | null> {
    setBusy(true);
    const refusal = await refusalOf(async () => {
      const { data } = await client.mutate({ mutation, variables, ...(fetchPolicy && { fetchPolicy }) });
      const [answer] = Object.values(data ?? {});
      if (answer?.success) onDone?.(answer);
      // A refusal may mean that the change was made elsewhere and the page is stale.
      else refetchPage(client);
      return answer;
    }, texts);
    setBusy(false);
    return refusal;
  }
  return { change, isBusy };
}
