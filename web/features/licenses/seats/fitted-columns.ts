import type { SeatOrderField } from '#domain/licenses/seats/sort-seats';
import type { Column } from '../../../ui/data-table/column';
import { SEAT_COLUMNS } from './seat-columns';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

type Seat = SeatRow_SeatFragment;

/** Columns that share what the others leave: what they hold, the least and the most of it that counts, in characters. */
const TEXTS: Readonly<Record<string, { textOf: (seat: Seat) => string; least: number; most: number }>> = {
  user: { textOf: ({ assignedTo }) => assignedTo ?? '', least: 14, most: 36 },
  managers: { textOf: ({ managers }) => managers.join(', '), least: 8, most: 28 },
  pending: { textOf: ({ pendingChange }) => pendingChange.text, least: 11, most: 40 },
  notes: { textOf: ({ note }) => note, least: 8, most: 24 },
};

const CHARACTER_WIDTH = 7;
const PADDING = 20;

/** What these columns have together, in percent of the table; the others are as wide as they say. */
const SHARED = { usual: 62, wide: 74 };

/** The columns of a grid, each as wide as what its rows hold asks for. */
export function fittedColumns(
  seats: readonly Seat[],
  isWide: boolean,
): readonly Column<Seat, SeatOrderField>[] {
  const shared = isWide ? SHARED.wide : SHARED.usual;
  const asked = new Map(
    Object.entries(TEXTS).map(([id, { textOf, least, most }]) => {
      const longest = seats.reduce((length, seat) => Math.max(length, textOf(seat).length), least);
      return [id, Math.min(longest, most) * CHARACTER_WIDTH + PADDING];
    }),
  );
  const sum = [...asked.values()].reduce((total, width) => total + width, 0);
  return SEAT_COLUMNS.map((column) => {
    const width = asked.get(column.id);
    return width === undefined ? column : { ...column, width: `${((shared * width) / sum).toFixed(1)}%` };
  });
}
