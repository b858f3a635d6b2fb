import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readPageAgain } from './read-page-again';
import { type Payload, type RefusalTexts, refusalOf } from './refusal';

/** Mutations of one field each. `change` answers why it was not made, null when it was. */
export function useChange(texts?: RefusalTexts) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  async function change<Answer extends Payload, Variables extends Record<string, unknown>>(
    mutation: TypedDocumentNode<Record<string, Answer | null>, Variables>,
    variables: Variables,
    onDone?: (answer: Answer) => void,
  ): Promise<string | null> {
    setBusy(true);
    const refusal = await refusalOf(async () => {
      const { data } = await client.mutate({ mutation, variables });
      const [answer] = Object.values(data ?? {});
      if (answer?.success) onDone?.(answer);
      // What is refused may have been done elsewhere, so that what is shown is old.
      else readPageAgain(client);
      return answer;
    }, texts);
    setBusy(false);
    return refusal;
  }
  return { change, isBusy };
}
