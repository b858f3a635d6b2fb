import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { hasCode } from '../../../app/graphql/error-code';
import { NO_ANSWER, SIGNED_OUT } from '../assign/no-answer';
import { SendOfflineKeyDocument } from './offline-key.generated';

type Sent = { key: string; refusal: null } | { key: null; refusal: string };

/** Has the offline key of a seat mailed to its user; the verb answers the key, or the text of the refusal. */
export function useSendOfflineKey() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  const send = async (seatId: string): Promise<Sent> => {
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: SendOfflineKeyDocument,
        variables: { input: { seatId } },
        // A key is shown where it was asked for and kept nowhere.
        fetchPolicy: 'no-cache',
      });
      const { key = null, userErrors = [] } = data?.sendOfflineKey ?? {};
      return key === null ? { key, refusal: userErrors[0]?.message ?? NO_ANSWER } : { key, refusal: null };
    } catch (error) {
      return { key: null, refusal: hasCode(error, 'UNAUTHENTICATED') ? SIGNED_OUT : NO_ANSWER };
    } finally {
      setBusy(false);
    }
  };

  return { send, isBusy };
}
