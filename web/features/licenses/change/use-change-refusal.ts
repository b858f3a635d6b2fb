import { useApolloClient } from '@apollo/client/react';
import {
  CheckEditionChangeDocument,
  type CheckEditionChangeQueryVariables,
  CheckTermChangeDocument,
  type CheckTermChangeQueryVariables,
} from './check-change.generated';

type Asked = { userErrors: readonly { message: string }[] } | null | undefined;

/** Asks whether another edition would be refused, and why. */
export function useEditionRefusal(): (
  change: CheckEditionChangeQueryVariables['change'],
) => Promise<string | null> {
  const client = useApolloClient();
  return (change) =>
    refusalOf(async () => {
      const asked = { query: CheckEditionChangeDocument, variables: { change } };
      return (await client.query({ ...asked, fetchPolicy: 'no-cache' })).data?.editionChangePreview;
    });
}

/** Asks whether another billing term would be refused, and why. */
export function useTermRefusal(): (
  change: CheckTermChangeQueryVariables['change'],
) => Promise<string | null> {
  const client = useApolloClient();
  return (change) =>
    refusalOf(async () => {
      const asked = { query: CheckTermChangeDocument, variables: { change } };
      return (await client.query({ ...asked, fetchPolicy: 'no-cache' })).data?.termChangePreview;
    });
}

/** Without an answer it is not refused: the page that follows asks again and says what is wrong. */
async function refusalOf(ask: () => Promise<Asked>): Promise<string | null> {
  try {
    return (await ask())?.userErrors[0]?.message ?? null;
  } catch {
    return null;
  }
}
