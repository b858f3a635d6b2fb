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

/** What has its room before the others. */
const FIRST: Readonly<Record<string, Text>> = {
  user: { textOf: ({ assignedTo }) => assignedTo ?? '', least: 14, most: 34 },
  // A pill of one line for an end, of two for a change.
  pending: { textOf: ({ pendingChange }) => pendingChange.text, least: 11, most: 24 },
};

/** Managers and notes share the rest; the notes take what is left. */
const MANAGERS: Text = { textOf: ({ managers }) => managers.join(', '), least: 9, most: 16 };
const NOTES: Text = { textOf: ({ note }) => note, least: 8, most: 20 };

const CHARACTER_WIDTH = 7.6;
const PADDING = 16;

/** What managers and notes have at least together; addresses and changes give way to it. */
const LEAST_REST = 162;

/** The columns of a grid so many pixels wide, each by what its rows hold. */
export function fittedColumns(seats: readonly Seat[], room: number): readonly Column<Seat, SeatOrderField>[] {
  const asked = new Map(Object.entries(FIRST).map(([id, text]) => [id, widthOf(seats, text)]));
  const first = sum([...asked.values()]);
  const left = room - sum(SEAT_COLUMNS.map(({ width }) => (typeof width === 'number' ? width : 0)));
  const share = Math.min(1, Math.max(0, left - LEAST_REST) / first);
  const [managers, notes] = [widthOf(seats, MANAGERS), widthOf(seats, NOTES)];
  asked.set('managers', ((left - share * first) * managers) / (managers + notes) / (share || 1));
  return SEAT_COLUMNS.map((column) => {
    const width = asked.get(column.id);
    return width === undefined ? column : { ...column, width: Math.round(width * share) };
  });
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

function widthOf(seats: readonly Seat[], { textOf, least, most }: Text): number {
  const longest = seats.reduce((length, seat) => Math.max(length, textOf(seat).length), least);
  return Math.min(longest, most) * CHARACTER_WIDTH + PADDING;
}
