import { expect, it } from 'vitest';
import { seatFacts, subscriptionFacts, TODAY } from '../testkit/facts';
import { couponFacts, PRICES } from '../testkit/prices';
import { type ForecastGroup, forecastRenewals } from './forecast';

const YEAR = '2027-04-10';
const renewing = (overrides: object = {}, seats = [seatFacts()]): ForecastGroup => ({
  facts: subscriptionFacts(overrides),
  content: { seats },
});
const half = (overrides: object = {}) =>
  couponFacts({ isRenewal: true, amountHundredths: 50_00, remainingUses: 1, ...overrides });
const foreseen = (groups: ForecastGroup[], coupons = [] as ReturnType<typeof half>[], until = YEAR) =>
  forecastRenewals(groups, { priceList: PRICES, coupons, today: TODAY }, until).map(
    ({ date, groupId, total }) => [date, groupId, total / 100],
  );

it('foresees every charge of a year, and of longer terms the first', () => {
  const monthly = renewing({ id: 'm', term: 1, startDate: '2026-01-31', expireDate: '2027-01-30' });
  const threeYears = renewing({ id: 'y', term: 5, expireDate: '2028-12-31' });
  expect(foreseen([threeYears, monthly])).toEqual([
    ['2027-01-31', 'm', 29],
    ['2027-02-28', 'm', 29],
    ['2027-03-31', 'm', 29],
    ['2029-01-01', 'y', 810],
  ]);
});

it('foresees nothing for a group that does not renew, is past due, or ends with all of its seats', () => {
  const ending = [seatFacts({ expireDate: '2026-12-31' })];
  const unpriced = [seatFacts({ licenseType: 10 })];
  const partlyPriced = [seatFacts(), ...unpriced];
  const groups = [
    renewing({ autoRenew: false }),
    renewing({ isPurchaseOrder: true }),
    renewing({ canceled: true }),
    renewing({ hasFailedPaymentAttempt: true }),
    renewing({ isBilledByTime: false }),
    renewing({}, ending),
    renewing({}, unpriced),
    renewing({}, partlyPriced),
  ];
  expect(foreseen(groups)).toEqual([]);
});

it('foresees pending changes: another edition, another term as a group of its own, a seat that ends', () => {
  const then = { expireDate: '2026-06-30' };
  const seats = [
    seatFacts({ seatId: '1', ...then, futureLicenseType: 1 }),
    seatFacts({ seatId: '2', ...then, futureTerm: 1 }),
    seatFacts({ seatId: '3', ...then }),
  ];
  const charges = foreseen([renewing(then, seats)], [], '2026-09-30');
  expect(charges).toEqual([
    ['2026-07-01', 'sub-1', 504 + 29],
    ['2026-08-01', 'sub-1', 29],
    ['2026-09-01', 'sub-1', 29],
  ]);
});

it('uses a coupon as far as it lasts, in the order of the days and then of the ids, and not after its end', () => {
  const groups = [
    renewing({ id: 'late', expireDate: '2026-08-31' }),
    renewing({ id: 'b', expireDate: '2026-06-30' }),
    renewing({ id: 'a', expireDate: '2026-06-30' }),
  ];
  expect(foreseen(groups, [half({ remainingUses: 2 })])).toEqual([
    ['2026-07-01', 'a', 150],
    ['2026-07-01', 'b', 150],
    ['2026-09-01', 'late', 300],
  ]);
  expect(foreseen(groups, [half({ remainingUses: 9, endDate: '2026-06-30' })])).toMatchObject([
    ['2026-07-01', 'a', 300],
    ['2026-07-01', 'b', 300],
    ['2026-09-01', 'late', 300],
  ]);
});

it('foresees the days on which a group began in a long month, and those of a part that has begun in a short one', () => {
  const dates = { startDate: '2026-01-31', expireDate: '2026-04-29' };
  expect(foreseen([renewing({ ...dates, term: 1 })], [], '2026-06-30').map(([date]) => date)).toEqual([
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
  ]);
  const monthly = seatFacts({ seatId: '2', expireDate: dates.expireDate, futureTerm: 1 });
  const charges = foreseen([renewing(dates, [seatFacts(), monthly])], [], '2026-08-29');
  expect(charges.map(([date, , total]) => [date, total])).toEqual([
    ['2026-04-30', 329],
    ['2026-05-31', 29],
    ['2026-06-30', 29],
    ['2026-07-30', 29],
  ]);
});

it('gives the last use of a coupon to one of two groups, for any order of the groups', () => {
  const groups = [renewing({ id: 'a' }), renewing({ id: 'b' })];
  for (const listed of [groups, groups.toReversed()])
    expect(foreseen(listed, [half()])).toEqual([
      ['2027-01-01', 'a', 150],
      ['2027-01-01', 'b', 300],
    ]);
});

it('counts the uses of each coupon by itself', () => {
  const groups = ['a', 'b', 'c'].map((id) => renewing({ id, expireDate: '2026-06-30' }));
  const coupons = [half({ id: 'one' }), half({ id: 'other', remainingUses: 1 })];
  expect(foreseen(groups.toReversed(), coupons, '2026-12-31').map(([, id, total]) => [id, total])).toEqual([
    ['a', 150],
    ['b', 150],
    ['c', 300],
  ]);
});

it('foresees counted cloud seats without canceled ones, for the pending term', () => {
  const counts = { current: { authors: 3, publishers: 2 }, canceled: { authors: 1, publishers: 2 } };
  const facts = subscriptionFacts({ kind: 'cfb', expireDate: '2027-03-31' });
  const content = { plan: 'cfb', counts, futureTerm: 1 } as const;
  expect(foreseen([{ facts, content }])).toEqual([['2027-04-01', 'sub-1', 40]]);
  const none = { ...counts, canceled: counts.current };
  expect(foreseen([{ facts, content: { ...content, counts: none } }])).toEqual([]);
});

it('foresees today’s charge before the run makes it', () => {
  expect(foreseen([renewing({ expireDate: '2026-04-09' })])).toEqual([
    [TODAY, 'sub-1', 300],
    ['2027-04-10', 'sub-1', 300],
  ]);
});
