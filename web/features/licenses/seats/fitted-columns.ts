import type { SeatOrderField } from '#domain/licenses/seats/sort-seats';
import type { Column } from '../../../ui/data-table/column';
import { SEAT_COLUMNS } from './seat-columns';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

type Seat = SeatRow_SeatFragment;

interface Text {
  readonly textOf: (seat: Seat) => string;
  /** What counts of it at least and at most, in characters. */
  readonly least: number;
  readonly most: number;
}

const USER: Text = { textOf: ({ assignedTo }) => assignedTo ?? '', least: 14, most: 34 };

/** What shares the room that is left by the others. */
const SHARING: Readonly<Record<string, Text>> = {
  managers: { textOf: ({ managers }) => managers.join(', '), least: 8, most: 28 },
  pending: { textOf: ({ pendingChange }) => pendingChange.text, least: 11, most: 40 },
  notes: { textOf: ({ note }) => note, least: 8, most: 24 },
};

const CHARACTER_WIDTH = 7.9;
const PADDING = 20;

/** The columns of a grid so many pixels wide: the users' addresses have their room, the rest is shared by what there is to read. */
export function fittedColumns(seats: readonly Seat[], room: number): readonly Column<Seat, SeatOrderField>[] {
  const user = Math.round(widthOf(seats, USER));
  const taken = SEAT_COLUMNS.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), user);
  const asked = new Map(Object.entries(SHARING).map(([id, text]) => [id, widthOf(seats, text)]));
  const sum = [...asked.values()].reduce((total, width) => total + width, 0);
  return SEAT_COLUMNS.map((column) => {
    if (column.id === 'user') return { ...column, width: user };
    const width = asked.get(column.id);
    // The notes take what is left.
    if (width === undefined || column.id === 'notes') return column;
    return { ...column, width: Math.round((Math.max(0, room - taken) * width) / sum) };
  });
}

function widthOf(seats: readonly Seat[], { textOf, least, most }: Text): number {
  const longest = seats.reduce((length, seat) => Math.max(length, textOf(seat).length), least);
  return Math.min(longest, most) * CHARACTER_WIDTH + PADDING;
}
