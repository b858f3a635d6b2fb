import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { NO_ANSWER, outageText } from '../../../app/graphql/refusal';
import { SendOfflineKeyDocument } from './offline-key.generated';

type Sent = { key: string; refusal: null } | { key: null; refusal: string };

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
      return { key: null, refusal: outageText(error) };
    } finally {
      setBusy(false);
    }
  };

  return { send, isBusy };
}
