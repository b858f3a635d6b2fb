import { useApolloClient } from '@apollo/client/react';
import { useChange } from '../../../app/graphql/use-change';
import { refreshAfterOrder } from '../../../checkout/use-finished-order';

/** For changes of offers: after each the lists are read anew. */
export function useTransfer() {
  const { cache } = useApolloClient();
  const { change, isBusy } = useChange();
  const refresh = ({ viewer }: { viewer: { id: string } | null }) => {
    if (viewer) refreshAfterOrder(cache, viewer.id);
  };
  return { change, refresh, isBusy };
}
