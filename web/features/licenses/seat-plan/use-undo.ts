import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { countText, seatsText } from '#domain/text/counts';
import { NO_ANSWER } from '../../../app/graphql/refusal';
import { useSignedIn } from '../../../app/session/session-context';
import { notify } from '../../../ui/overlays/notify';
import { ManageProductsDocument } from '../manage-products.generated';
import { concernsManagers, type SeatPlanInput, seatIdsOf } from './seat-plan-input';
import { removeUndo, type StoredUndo, storedUndo, storeUndo } from './stored-undos';
import { type PartKind, PLAN, useSeatParts } from './use-seat-plan';

export function useOfferUndo() {
  const viewerId = useSignedIn().customer.id;
  const { undo } = useUndo();
  return (text: string, parts: readonly SeatPlanInput[], id: string = crypto.randomUUID()) => {
    if (parts.length === 0) return void notify({ message: text });
    const kept: StoredUndo = { id, text, at: Date.now(), parts };
    storeUndo(viewerId, kept);
    void notify({ message: text, onUndo: () => void undo(kept) });
  };
}

/** Sends the parts and offers undo from the first one on: the page may be left midway. */
export function useUndoableParts<Part>(kind: PartKind<Part>) {
  const viewerId = useSignedIn().customer.id;
  const run = useSeatParts(kind);
  const offerUndo = useOfferUndo();
  return async (
    parts: readonly Part[],
    textOf: (doneSeats: number) => string,
    onPart: (reachedSeats: number) => void = () => undefined,
  ) => {
    const id = crypto.randomUUID();
    const outcome = await run(parts, ({ seats, refused, undo }) => {
      if (undo.length > 0)
        storeUndo(viewerId, { id, text: textOf(seats - refused), at: Date.now(), parts: undo });
      onPart(seats);
    });
    const refusals = new Map(outcome.refusals);
    // The first part left was sent, and may have been carried out.
    const [unanswered = [], ...unsent] = outcome.left.map(kind.seatIdsOf);
    for (const seatId of unanswered) refusals.set(seatId, outcome.refusal ?? NO_ANSWER);
    for (const seatId of unsent.flat()) refusals.set(seatId, 'Not reached yet.');
    const done = parts.flatMap(kind.seatIdsOf).length - refusals.size;
    if (done > 0) offerUndo(textOf(done), outcome.undo, id);
    return { ...outcome, refusals };
  };
}

/** Prevents running an undo twice, from the toast and from the bar. */
const running = new Set<string>();

/** Undoes a change. Seats that another person has changed since are left as they are, and counted. */
export function useUndo() {
  const client = useApolloClient();
  const viewerId = useSignedIn().customer.id;
  const run = useSeatParts(PLAN);
  const [undoneSeats, setUndoneSeats] = useState<number | null>(null);

  const undo = async ({ id }: StoredUndo) => {
    const kept = storedUndo(viewerId, id);
    if (!kept || running.has(id)) return;
    running.add(kept.id);
    const total = kept.parts.flatMap(seatIdsOf).length;
    setUndoneSeats(0);
    const { left, refusals, refusal } = await run(kept.parts, (reached) => {
      setUndoneSeats(reached.seats);
      storeUndo(viewerId, { ...kept, parts: reached.left });
    });
    setUndoneSeats(null);
    running.delete(kept.id);
    if (left.length === 0) removeUndo(viewerId, kept.id);
    if (kept.parts.some(concernsManagers)) await readGroupsAgain(client);
    void notify(
      refusal === null
        ? { message: 'Undone.' }
        : { tone: 'DANGER', message: textOf(refusal, refusals.size, total) },
    );
  };

  return { undo, undoneSeats };
}

/** Managing licenses decides which groups are on the page, so reload them where they are shown (SEAT-10). */
async function readGroupsAgain(client: ApolloClient): Promise<void> {
  const isShown = [...client.getObservableQueries()].some(({ queryName }) => queryName === 'ManageProducts');
  if (isShown) await client.refetchQueries({ include: [ManageProductsDocument] }).catch(() => undefined);
}

function textOf(refusal: string, refused: number, total: number): string {
  return refused === 0 || total === 1
    ? refusal
    : `${seatsText(refused)} of ${countText(total)} left: ${refusal}`;
}
