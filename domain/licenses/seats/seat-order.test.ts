import { expect, it } from 'vitest';
import { DEFAULT_SEAT_ORDER, nextSeatOrder } from './seat-order';

it('starts with the newest purchase (MAN-11)', () => {
  expect(DEFAULT_SEAT_ORDER).toEqual({ field: 'PURCHASE_DATE', direction: -1 });
});

it('flips the same column and starts another ascending (MAN-12)', () => {
  const first = nextSeatOrder(DEFAULT_SEAT_ORDER, 'NOTE');
  expect(first).toEqual({ field: 'NOTE', direction: 1 });
  const second = nextSeatOrder(first, 'NOTE');
  expect(second).toEqual({ field: 'NOTE', direction: -1 });
  expect(nextSeatOrder(second, 'NOTE').direction).toBe(1);
  expect(nextSeatOrder(DEFAULT_SEAT_ORDER, 'PURCHASE_DATE').direction).toBe(1);
});
