import { expect, test } from 'vitest';
import { countedSeats } from './counted-seats';
import { withWaitingTerm } from './with-waiting-term';

const END = '2026-04-10';
const seats = countedSeats(
  'cloud',
  { authors: 2, publishers: 0 },
  { canceled: { authors: 0, publishers: 0 }, periodEnd: END },
);

test('counted seats wait for the term that their group waits for (PAY-09)', () => {
  expect(withWaitingTerm(seats, { futureTerm: 1, expireDate: END })).toMatchObject([
    { seatId: 'author-1', futureTerm: 1, expireDate: END },
    { seatId: 'author-2', futureTerm: 1, expireDate: END },
  ]);
});

test('a canceled seat waits for nothing, nor does any where the group does not', () => {
  const canceled = seats.map((seat) => ({ ...seat, expireDate: END }));
  expect(withWaitingTerm(canceled, { futureTerm: 1, expireDate: END })).toEqual(canceled);
  expect(withWaitingTerm(seats, { futureTerm: null, expireDate: END })).toBe(seats);
});
