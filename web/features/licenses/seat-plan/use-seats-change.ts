import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { LICENSE_TYPES } from '../../../app/graphql/cache';
import { refetchPage } from '../../../app/graphql/refetch-page';
import { NO_ANSWER, outageText, SIGNED_OUT } from '../../../app/graphql/refusal';
import { useSelection } from '../selection/selection-context';
import type { SeatsChanged_PayloadFragment } from './seat-changes.generated';
import { type SeatPlanInput, toSeatPlanInput } from './seat-plan-input';

/** A change of seats, sent with the seats on the page, and whether cards matter (SYS-18). */
type SeatsMutation<Input> = TypedDocumentNode<
  Record<string, SeatsChanged_PayloadFragment | null>,
  { input: Input; shown: string[]; ownsSome: boolean }
>;

export type ChangeSeats = ReturnType<typeof useSeatsChange>['change'];

export interface SeatsOutcome {
  refusal: string | null;
  userErrors: SeatsChanged_PayloadFragment['userErrors'];
  /** False if everything was refused before any of it was carried out. */
  wasSent: boolean;
  undo: readonly SeatPlanInput[];
  /** Current state of the requested seats; empty if all were refused. */
  licenses: NonNullable<SeatsChanged_PayloadFragment['licenses']>;
}

const NOTHING = { userErrors: [], wasSent: false, undo: [], licenses: [] };

export function useSeatsChange() {
  const client = useApolloClient();
  const { ownsSome } = useSelection();
  const [isBusy, setBusy] = useState(false);

  const change = async <Input>(
    mutation: SeatsMutation<Input>,
    input: Input,
    seatIds: readonly string[],
    shown = shownSeats(client, seatIds),
  ): Promise<SeatsOutcome> => {
    setBusy(true);
    try {
      const { data } = await client.mutate({ mutation, variables: { input, shown, ownsSome } });
      const [payload] = Object.values(data ?? {});
      if (!payload) return { refusal: NO_ANSWER, ...NOTHING };
      const { success, userErrors } = payload;
      if (payload.licenses) forgetOthers(client, shown, payload.licenses);
      // A refusal may come from a change made elsewhere, so the page may be stale.
      else if (!success) refetchPage(client);
      const undo = (payload.undo ?? []).map(toSeatPlanInput);
      // Only an uncancel refused for want of a session has no reason (CANC-06).
      const refusal = success ? null : (userErrors[0]?.message ?? SIGNED_OUT);
      // After a success `undo` may be unreadable, and is then not offered.
      const wasSent = success || payload.undo !== null;
      return { refusal, userErrors, wasSent, undo, licenses: payload.licenses ?? [] };
    } catch (error) {
      return { refusal: outageText(error), ...NOTHING };
    } finally {
      setBusy(false);
    }
  };

  return { change, isBusy };
}

// Of 10,000 selected seats only those on the page are read again.
function shownSeats(client: ApolloClient, seatIds: readonly string[]): string[] {
  const known = new Set(Object.keys(client.extract() ?? {}));
  return seatIds.filter((id) => LICENSE_TYPES.some((type) => known.has(`${type}:${id}`)));
}

// Removes rows that the viewer may no longer see (SEAT-10).
function forgetOthers({ cache }: ApolloClient, shown: readonly string[], left: readonly { id: string }[]) {
  const seen = new Set(left.map(({ id }) => id));
  for (const id of shown) {
    if (seen.has(id)) continue;
    for (const type of LICENSE_TYPES) cache.evict({ id: `${type}:${id}` });
  }
  cache.gc();
}
