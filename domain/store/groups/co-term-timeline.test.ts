import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysBetween } from '../../calendar/calendar-date';
import { arbitraryOrder } from '../../testkit/arbitrary-order';
import { TODAY } from '../../testkit/facts';
import { PRICES } from '../../testkit/prices';
import { priceStoreOrder } from '../../testkit/store-order';
import type { PricedCart } from '../carts/price-cart';
import { coTermTimeline } from './co-term-timeline';

function timelineOf({ coTerm, listTotal, adjustmentTotal }: PricedCart) {
  return coTerm && coTermTimeline({ period: coTerm, listTotal, adjustmentTotal });
}

function timeline(expireDate: string) {
  return timelineOf(
    priceStoreOrder({
      cart: { kind: 'rp', term: 2, proQuantity: 0, teamQuantity: 2, entQuantity: 0 },
      priceList: PRICES,
      coupons: [],
      coTermGroup: { id: 'g', term: 2, expireDate },
      today: TODAY,
    }),
  );
}

it('credits the days before today and charges those from today on (BUY-14)', () => {
  expect(timeline('2026-12-31')).toEqual({
    from: '2026-01-01',
    middle: TODAY,
    to: '2027-01-01',
    hasStarted: true,
    parts: [
      { kind: 'CREDITED', days: 100, amount: -276_16 },
      { kind: 'PAID', days: 265, amount: 731_84 },
    ],
  });
});

it('credits no days on the first day of a period', () => {
  expect(timeline('2027-04-10')?.parts).toEqual([
    { kind: 'CREDITED', days: 0, amount: 0 },
    { kind: 'PAID', days: 365, amount: 1008_00 },
  ]);
});

it('adds the days until a group starts to its whole period', () => {
  expect(timeline('2027-04-30')).toEqual({
    from: TODAY,
    middle: '2026-05-01',
    to: '2027-05-01',
    hasStarted: false,
    parts: [
      { kind: 'ADDED', days: 20, amount: 55_24 },
      { kind: 'PAID', days: 365, amount: 1008_00 },
    ],
  });
});

it('has parts as long as its dates are apart, and charged parts that are the total before coupons', () => {
  fc.assert(
    fc.property(arbitraryOrder, (order) => {
      const priced = priceStoreOrder(order);
      const line = timelineOf(priced);
      if (!line || order.today > line.to) return;
      const [first, second] = line.parts;
      expect([first.days, second.days]).toEqual([
        daysBetween(line.from, line.middle),
        daysBetween(line.middle, line.to),
      ]);
      const charged = line.parts.filter(({ kind }) => kind !== 'CREDITED');
      expect(charged.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.total + priced.discountTotal);
    }),
    { numRuns: 400 },
  );
});
