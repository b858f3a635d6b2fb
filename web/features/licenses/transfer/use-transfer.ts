import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useChange } from '../../../app/graphql/use-change';
import { refreshAfterOrder } from '../../../checkout/use-finished-order';
import { notify } from '../../../ui/overlays/notify';
import type { Transferred_PayloadFragment } from './transfer.generated';

/** Sends changes of transfer offers, and reads the lists again after each. */
export function useTransfer() {
  const { cache } = useApolloClient();
  const { change, isBusy } = useChange();
  const refresh = ({ viewer }: { viewer: { id: string } | null }) => {
    if (viewer) refreshAfterOrder(cache, viewer.id);
  };
  return { change, refresh, isBusy };
}

/** Offers groups to a new owner. */
export function useOffer<Input extends { newOwnerEmail: string }>(
  mutation: TypedDocumentNode<{ transfer: Transferred_PayloadFragment | null }, { input: Input }>,
  onDone: () => void,
) {
  const { change, refresh, isBusy } = useTransfer();
  const offer = async (input: Input, names: readonly string[]): Promise<string | null> => {
    const refusal = await change(mutation, { input }, refresh);
    if (refusal !== null) return refusal;
    void notify({ message: `${input.newOwnerEmail.trim()} was asked to take over ${names.join(', ')}.` });
    onDone();
    return null;
  };
  return { offer, isBusy };
}
