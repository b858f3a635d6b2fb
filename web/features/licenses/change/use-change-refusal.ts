import { useApolloClient } from '@apollo/client/react';
import {
  CheckEditionChangeDocument,
  type CheckEditionChangeQueryVariables,
  CheckTermChangeDocument,
  type CheckTermChangeQueryVariables,
} from './check-change.generated';

type Checked = { userErrors: readonly { message: string }[] } | null | undefined;

export function useEditionRefusal(): (
  change: CheckEditionChangeQueryVariables['change'],
) => Promise<string | null> {
  const client = useApolloClient();
  return (change) =>
    refusalOf(async () => {
      const options = { query: CheckEditionChangeDocument, variables: { change } };
      return (await client.query({ ...options, fetchPolicy: 'no-cache' })).data?.editionChangePreview;
    });
}

export function useTermRefusal(): (
  change: CheckTermChangeQueryVariables['change'],
) => Promise<string | null> {
  const client = useApolloClient();
  return (change) =>
    refusalOf(async () => {
      const options = { query: CheckTermChangeDocument, variables: { change } };
      return (await client.query({ ...options, fetchPolicy: 'no-cache' })).data?.termChangePreview;
    });
}

/** Without an answer the next page asks again. */
async function refusalOf(check: () => Promise<Checked>): Promise<string | null> {
  try {
    return (await check())?.userErrors[0]?.message ?? null;
  } catch {
    return null;
  }
}
