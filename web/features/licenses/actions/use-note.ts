import { useState } from 'react';
import { groupBy } from '#domain/group-by';
import { countText, seatsText } from '#domain/text/counts';
import type { EditNotesInput } from '../../../schema.generated';
import { EditNotesDocument } from '../seat-plan/seat-changes.generated';
import type { PartKind } from '../seat-plan/use-seat-plan';
import { useUndoableParts } from '../seat-plan/use-undo';

export interface SeenNote {
  note: string;
  seatIds: readonly string[];
}

const SEATS_OF_A_PART = 500;

const NOTES: PartKind<EditNotesInput> = {
  seatIdsOf: ({ seatIds }) => [...seatIds],
  send: (change, input) => change(EditNotesDocument, input, [...input.seatIds]),
};

/** Overwrites the seen notes, 500 seats per request. */
export function useNote() {
  const [reached, setReached] = useState<number | null>(null);
  const run = useUndoableParts(NOTES);

  const write = async (seen: readonly SeenNote[], note: string) => {
    const parts = toParts(seen, note);
    const total = parts.reduce((sum, { seatIds }) => sum + seatIds.length, 0);
    const textOf = (done: number) =>
      `The note of ${done === total ? seatsText(done) : `${countText(done)} of ${seatsText(total)}`} is saved.`;
    setReached(0);
    const outcome = await run(parts, textOf, setReached);
    setReached(null);
    return outcome;
  };

  return { write, reached };
}

const idsOf = (seats: readonly { seatId: string }[]) => seats.map(({ seatId }) => seatId);

function toParts(seen: readonly SeenNote[], note: string): EditNotesInput[] {
  const pairs = seen.flatMap((each) => each.seatIds.map((seatId) => ({ seatId, note: each.note })));
  return Array.from({ length: Math.ceil(pairs.length / SEATS_OF_A_PART) }, (_, index) => {
    const part = pairs.slice(index * SEATS_OF_A_PART, (index + 1) * SEATS_OF_A_PART);
    const byNote = groupBy(part, (seat) => seat.note);
    return {
      seatIds: idsOf(part),
      note,
      seen: [...byNote].map(([before, same]) => ({ note: before, seatIds: idsOf(same) })),
    };
  });
}
