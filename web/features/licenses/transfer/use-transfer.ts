import { useApolloClient } from '@apollo/client/react';
import { useChange } from '../../../app/graphql/use-change';
import { refreshAfterOrder } from '../../../checkout/use-finished-order';

/** Sends changes of transfer offers, and reads the lists again after each. */
export function useTransfer() {
  const { cache } = useApolloClient();
  const { change, isBusy } = useChange();
  const refresh = ({ viewer }: { viewer: { id: string } | null }) => {
    if (viewer) refreshAfterOrder(cache, viewer.id);
  };
  return { change, refresh, isBusy };
}
