import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { seatFacts } from '../../testkit/facts';
import type { SeatFacts } from '../model';
import {
  DEFAULT_SEAT_ORDER,
  nextSeatOrder,
  type SeatOrderField,
  type SortableSeat,
  sortSeats,
} from './sort-seats';

function seat(seatId: string, overrides: Partial<SeatFacts> = {}, pendingChangeText = 'None'): SortableSeat {
  return { ...seatFacts({ seatId, ...overrides }), pendingChangeText };
}

const SEATS = [
  seat('1', {
    licenseType: 1,
    assignedTo: 'bob@x.example',
    managers: ['z@x.example'],
    note: 'Beta',
    purchaseDate: '2026-02-01',
  }),
  seat('2', { licenseType: 0, assignedTo: null, managers: [], note: '', purchaseDate: '2026-03-01' }),
  seat(
    '3',
    {
      licenseType: 2,
      assignedTo: 'Ann@x.example',
      managers: ['Me'],
      note: 'alpha',
      purchaseDate: '2026-01-01',
    },
    'Ended on Jan 1, 2026',
  ),
];

const BY_COLUMN: [field: SeatOrderField, ascending: string[], descending: string[]][] = [
  ['PRODUCT', ['3', '2', '1'], ['1', '2', '3']],
  ['ASSIGNED_TO', ['3', '1', '2'], ['1', '3', '2']],
  ['MANAGERS', ['3', '1', '2'], ['1', '3', '2']],
  ['PENDING_CHANGE', ['3', '1', '2'], ['3', '1', '2']],
  ['NOTE', ['3', '1', '2'], ['1', '3', '2']],
  ['PURCHASE_DATE', ['3', '1', '2'], ['2', '1', '3']],
];

test.each(BY_COLUMN)('sorts by %s both ways, empty values last (D-61)', (field, ascending, descending) => {
  expect(sortSeats(SEATS, { field, direction: 1 }).map(({ seatId }) => seatId)).toEqual(ascending);
  expect(sortSeats(SEATS, { field, direction: -1 }).map(({ seatId }) => seatId)).toEqual(descending);
});

it('sorts by users, for any managers', () => {
  const [bob, ann] = [
    seat('1', { assignedTo: 'bob@x.example', managers: ['ann@x.example'] }),
    seat('2', { assignedTo: 'ann@x.example', managers: ['bob@x.example'] }),
  ];
  expect(sortSeats([bob, ann], { field: 'ASSIGNED_TO', direction: 1 })).toEqual([ann, bob]);
});

it('breaks ties by seat id in both directions (D-61)', () => {
  const tied = [seat('10'), seat('9'), seat('11')];
  expect(sortSeats(tied, DEFAULT_SEAT_ORDER).map(({ seatId }) => seatId)).toEqual(['9', '10', '11']);
  expect(sortSeats(tied, { field: 'NOTE', direction: 1 }).map(({ seatId }) => seatId)).toEqual([
    '9',
    '10',
    '11',
  ]);
});

it('gives one order for any input order, and keeps every seat', () => {
  const anySeats = fc.uniqueArray(fc.record({ id: fc.nat(500), note: fc.constantFrom('', 'a', 'A', 'b') }), {
    selector: ({ id }) => id,
    maxLength: 30,
  });
  fc.assert(
    fc.property(anySeats, fc.constantFrom(1 as const, -1 as const), (rows, direction) => {
      const seats = rows.map(({ id, note }) => seat(String(id), { note }));
      const order = { field: 'NOTE' as const, direction };
      const sorted = sortSeats(seats, order);
      expect(sortSeats([...seats].reverse(), order)).toEqual(sorted);
      expect(new Set(sorted)).toEqual(new Set(seats));
    }),
    { numRuns: 500 },
  );
});

it('starts with the newest purchase (MAN-11)', () => {
  expect(DEFAULT_SEAT_ORDER).toEqual({ field: 'PURCHASE_DATE', direction: -1 });
});

it('flips the same column and starts another ascending (MAN-12)', () => {
  const first = nextSeatOrder(DEFAULT_SEAT_ORDER, 'NOTE');
  expect(first).toEqual({ field: 'NOTE', direction: 1 });
  const second = nextSeatOrder(first, 'NOTE');
  expect(second).toEqual({ field: 'NOTE', direction: -1 });
  expect(nextSeatOrder(second, 'NOTE').direction).toBe(1);
  expect(nextSeatOrder(first, 'PRODUCT')).toEqual({ field: 'PRODUCT', direction: 1 });
  expect(nextSeatOrder(DEFAULT_SEAT_ORDER, 'PURCHASE_DATE').direction).toBe(1);
});
