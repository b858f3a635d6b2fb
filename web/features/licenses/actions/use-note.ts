import { useState } from 'react';
import type { EditNotesInput } from '../../../schema.generated';
import { countText, seatsText } from '../../../ui/counts';
import { EditNotesDocument } from '../seat-plan/seat-changes.generated';
import { useSeatParts } from '../seat-plan/use-seat-plan';
import { useOfferUndo } from '../seat-plan/use-undo';

export interface SeenNote {
  note: string;
  seatIds: readonly string[];
}

export interface NoteOutcome {
  /** Why which seats were left; those that were not reached are among them. */
  refusals: ReadonlyMap<string, string>;
  refusal: string | null;
  /** Whether nothing but notes that somebody else has written stood in the way. */
  hasConflictsOnly: boolean;
}

const SEATS_OF_A_PART = 500;

/** Writes over the notes that were seen, some hundred seats at a time. */
export function useNote() {
  const offerUndo = useOfferUndo();
  const [reached, setReached] = useState<number | null>(null);
  const run = useSeatParts<EditNotesInput>({
    seatIdsOf: ({ seatIds }) => seatIds,
    send: async (client, input, about) => {
      const variables = { input, ...about };
      return (await client.mutate({ mutation: EditNotesDocument, variables })).data?.editNotes;
    },
  });

  const write = async (seen: readonly SeenNote[], note: string): Promise<NoteOutcome> => {
    const parts = toParts(seen, note);
    const total = parts.reduce((sum, { seatIds }) => sum + seatIds.length, 0);
    setReached(0);
    const { left, refusals: refused, refusal, undo, hasConflictsOnly } = await run(parts, setReached);
    setReached(null);
    const refusals = new Map(refused);
    for (const { seatIds } of left) for (const id of seatIds) refusals.set(id, 'Not reached yet.');
    const done = total - refusals.size;
    const of = refusals.size === 0 ? seatsText(done) : `${countText(done)} of ${seatsText(total)}`;
    if (done > 0) offerUndo(`The note of ${of} is saved.`, undo);
    return { refusals, refusal, hasConflictsOnly };
  };

  return { write, reached };
}

function toParts(seen: readonly SeenNote[], note: string): EditNotesInput[] {
  const pairs = seen.flatMap((each) => each.seatIds.map((seatId) => ({ seatId, note: each.note })));
  return Array.from({ length: Math.ceil(pairs.length / SEATS_OF_A_PART) }, (_, index) => {
    const part = pairs.slice(index * SEATS_OF_A_PART, (index + 1) * SEATS_OF_A_PART);
    const seatsOf = new Map<string, string[]>();
    for (const { note: before, seatId } of part) {
      const seatIds = seatsOf.get(before);
      if (seatIds) seatIds.push(seatId);
      else seatsOf.set(before, [seatId]);
    }
    return {
      seatIds: part.map(({ seatId }) => seatId),
      note,
      seen: [...seatsOf].map(([before, seatIds]) => ({ note: before, seatIds })),
    };
  });
}
