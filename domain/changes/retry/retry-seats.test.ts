import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { countedSeats, countSeats, withWaitingTerm } from './retry-seats';

const PERIOD_END = '2026-04-10';
const NONE = { canceled: { authors: 0, publishers: 0 }, periodEnd: PERIOD_END };

it('names authors first, then publishers', () => {
  const seats = countedSeats('cfb', { authors: 2, publishers: 1 }, NONE);
  expect(seats.map(({ seatId, licenseType }) => [seatId, licenseType])).toEqual([
    ['author-1', 14],
    ['author-2', 14],
    ['publisher-1', 15],
  ]);
});

it('has no publishers in the plan that sells none', () => {
  const seats = countedSeats('cloud', { authors: 1, publishers: 3 }, NONE);
  expect(seats.map(({ seatId, licenseType }) => [seatId, licenseType])).toEqual([['author-1', 13]]);
});

it('counts the seats that it was made from', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (authors, publishers) => {
      const seats = countedSeats('cfb', { authors, publishers }, NONE);
      expect(countSeats('cfb', seats)).toEqual({ authors, publishers });
      expect(new Set(seats.map(({ seatId }) => seatId)).size).toBe(authors + publishers);
    }),
  );
});

it('lets the last of each kind end that are canceled (CANC-04)', () => {
  const ending = { canceled: { authors: 1, publishers: 2 }, periodEnd: PERIOD_END };
  const seats = countedSeats('cfb', { authors: 3, publishers: 2 }, ending);
  expect(seats.filter(({ expireDate }) => expireDate === PERIOD_END).map(({ seatId }) => seatId)).toEqual([
    'author-3',
    'publisher-1',
    'publisher-2',
  ]);
  expect(seats.filter(({ expireDate }) => expireDate === null)).toHaveLength(2);
});

const END = '2026-04-10';
const seats = countedSeats(
  'cloud',
  { authors: 2, publishers: 0 },
  { canceled: { authors: 0, publishers: 0 }, periodEnd: END },
);

test('counted seats have the pending term of their group (PAY-09)', () => {
  expect(withWaitingTerm(seats, { futureTerm: 1, expireDate: END })).toMatchObject([
    { seatId: 'author-1', futureTerm: 1, expireDate: END },
    { seatId: 'author-2', futureTerm: 1, expireDate: END },
  ]);
});

test('a canceled seat has no pending term, and no seat has one without its group', () => {
  const canceled = seats.map((seat) => ({ ...seat, expireDate: END }));
  expect(withWaitingTerm(canceled, { futureTerm: 1, expireDate: END })).toEqual(canceled);
  expect(withWaitingTerm(seats, { futureTerm: null, expireDate: END })).toBe(seats);
});
