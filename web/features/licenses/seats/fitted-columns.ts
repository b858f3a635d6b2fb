import type { SeatOrderField } from '#domain/licenses/seats/sort-seats';
import type { Column } from '../../../ui/data-table/column';
import { BUTTON, type Contents, fittedTo, PADDING } from '../others/fitted-to';
import { SEAT_COLUMNS } from './seat-columns';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

type Seat = SeatRow_SeatFragment;

const CELL = '400 13px';
const PILL = 30;

/** A pill takes two lines before a note is cut short. */
const CONTENTS: Contents<Seat> = {
  managers: {
    textsOf: ({ managers }) => [managers.join(', ')],
    font: CELL,
    beside: PADDING,
    least: 88,
    most: 200,
  },
  pending: {
    textsOf: ({ pendingChange: { changes, label } }) => [...changes, label ?? ''],
    font: '550 12px',
    beside: PADDING + PILL,
    least: 188,
    most: 280,
  },
  notes: { textsOf: ({ note }) => [note], font: CELL, beside: PADDING, least: 76, most: 170 },
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
};

export function fittedColumns(seats: readonly Seat[], room: number): readonly Column<Seat, SeatOrderField>[] {
  return fittedTo(SEAT_COLUMNS, CONTENTS, seats, room);
}
