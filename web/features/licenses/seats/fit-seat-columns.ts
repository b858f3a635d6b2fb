import type { SeatOrderField } from '#domain/licenses/seats/sort-seats';
import type { Column } from '../../../ui/data-table/column';
import { BUTTON, type Contents, fitColumns, PADDING } from '../others/fit-columns';
import { offersAddMe } from './cells';
import { SEAT_COLUMNS } from './seat-columns';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

type Seat = SeatRow_SeatFragment;

const CELL = '400 13px';
const PILL = 28;

/** A change is truncated before a note of twenty characters. */
const CONTENTS = {
  notes: {
    textsOf: ({ note }) => [note],
    font: CELL,
    beside: PADDING,
    least: 76,
    enough: 150,
    most: 240,
  },
  managers: {
    textsOf: ({ managers }) => [managers.join(', ')],
    font: CELL,
    beside: PADDING,
    least: 88,
    enough: 88,
    most: 200,
  },
  pending: {
    textsOf: ({ pendingChange }) => [firstOf(pendingChange)],
    font: '550 12px',
    beside: PADDING + PILL,
    least: 150,
    enough: 150,
    most: 280,
  },
  user: {
    textsOf: ({ assignedTo }) => [assignedTo ?? ''],
    font: CELL,
    beside: PADDING + BUTTON,
    least: 150,
    most: 300,
  },
  product: {
    textsOf: ({ productName }) => [productName],
    font: CELL,
    beside: PADDING,
    least: 112,
    most: 160,
  },
} satisfies Contents<Seat>;

function firstOf({ changes, label }: Seat['pendingChange']): string {
  const [first = '', ...further] = label === null ? changes : [...changes, label];
  return further.length === 0 ? first : `${first} +${further.length}`;
}

/** Width of `Add me`, which never shrinks for the names beside it. */
const ADD_ME = 66;

const { managers } = CONTENTS;
const WITH_ADD_ME: Contents<Seat> = {
  ...CONTENTS,
  managers: {
    ...managers,
    beside: managers.beside + ADD_ME,
    // The button, and the first letters of a name.
    least: ADD_ME + PADDING + 16,
    enough: ADD_ME + PADDING + 28,
    most: managers.most + ADD_ME,
  },
};

export function fitSeatColumns(
  seats: readonly Seat[],
  room: number,
): readonly Column<Seat, SeatOrderField>[] {
  const contents = seats.some(offersAddMe) ? WITH_ADD_ME : CONTENTS;
  return fitColumns(SEAT_COLUMNS, contents, seats, room);
}
