import { expect, test } from 'vitest';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { PRICES } from '../../testkit/prices';
import { type ChangeSelection, seatUnit } from '../change-unit';
import { choiceCost, isInForce } from './change-choices';
import { planEditionChange } from './plan-edition-change';
import { planTermChange } from './plan-term-change';
import { priceChange } from './price-change';

const selected = (group: Partial<SubscriptionFacts>, ...seats: Partial<SeatFacts>[]): ChangeSelection => ({
  group: subscriptionFacts(group),
  units: seats.map((seat) => seatUnit(seatFacts(seat))),
});
const PRO = { kind: 'EDITION', licenseType: 0 } as const;
const ANNUAL = { kind: 'TERM', term: 2 } as const;

test.each([
  ['all have it', [selected({}, {}, {})], PRO, true],
  ['one has another', [selected({}, {}, { licenseType: 1 })], PRO, false],
  ['another one waits', [selected({}, { futureLicenseType: 1 })], PRO, true],
  ['it only waits', [selected({}, { licenseType: 1, futureLicenseType: 0 })], PRO, false],
  [
    'one that has ended had another',
    [selected({}, {}, { licenseType: 1, expireDate: '2026-02-01' })],
    PRO,
    true,
  ],
  ['nothing is left of them', [selected({}, { expireDate: '2026-02-01' })], PRO, false],
  ['all groups have the term', [selected({}, {}), selected({ id: 'sub-2' }, {})], ANNUAL, true],
  ['one group has another term', [selected({}, {}), selected({ id: 'sub-2', term: 1 }, {})], ANNUAL, false],
] as const)(
  'an edition or term is the current one by what holds today: %s',
  (_name, selections, target, expected) => {
    expect(isInForce(selections, target, TODAY)).toBe(expected);
  },
);

function costOf(selections: readonly ChangeSelection[], term: 1 | 5) {
  const plan = planTermChange(selections, term, { viewer: DIANA, today: TODAY, supportHost: 'axure.com' });
  const groups = plan.ok ? plan.groups : [];
  return choiceCost(priceChange(groups, { priceList: PRICES, coupons: [], today: TODAY }));
}

test('a longer term is paid now, a shorter one waits for the end of the group’s, or for several ends', () => {
  const one = selected({}, {});
  const other = selected({ id: 'sub-2', expireDate: '2026-08-31' }, {});
  expect(costOf([one], 5)).toMatchObject({ isPaid: true, changesOn: null });
  expect(costOf([one], 5).total).toBeGreaterThan(0);
  expect(costOf([one], 1)).toEqual({ isPaid: false, total: 0, changesOn: '2026-12-31' });
  expect(costOf([one, other], 1)).toEqual({ isPaid: false, total: 0, changesOn: null });
});

test('what is paid now for some seats waits for others, also of other groups', () => {
  const enterprise = { licenseType: 2 } as const;
  const mixed = selected({}, {}, enterprise);
  const waiting = selected({ id: 'sub-2', expireDate: '2026-08-31' }, enterprise);
  const costOfTeam = (...selections: ChangeSelection[]) => {
    const plan = planEditionChange(selections, 1, { viewer: DIANA, today: TODAY });
    const groups = plan.ok ? plan.groups : [];
    return choiceCost(priceChange(groups, { priceList: PRICES, coupons: [], today: TODAY }));
  };
  expect(costOfTeam(mixed)).toEqual({ isPaid: true, total: 148_11, changesOn: '2026-12-31' });
  expect(costOfTeam(mixed, waiting)).toEqual({ isPaid: true, total: 148_11, changesOn: null });
});
