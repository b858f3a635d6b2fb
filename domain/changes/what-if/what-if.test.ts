import { expect, test } from 'vitest';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { couponFacts, PRICES } from '../../testkit/prices';
import { seatUnit } from '../change-unit';
import { compareScenarios, computeOutcome, type Scenario, type WhatIfFacts } from './what-if';

const UNTIL = '2027-04-10';

interface Asked {
  group?: Partial<SubscriptionFacts>;
  seats: Partial<SeatFacts>[];
  isSelected?: (seat: SeatFacts) => boolean;
  coupons?: WhatIfFacts['coupons'];
}

function factsOf({ group = {}, seats, isSelected = () => true, coupons = [] }: Asked): WhatIfFacts {
  const facts = subscriptionFacts(group);
  const all = seats.map((seat, index) => seatFacts({ seatId: `s-${index}`, ...seat }));
  return {
    selected: [{ group: facts, units: all.filter(isSelected).map(seatUnit) }],
    groups: [{ facts, content: { seats: all } }],
    ...{ viewer: DIANA, today: TODAY, supportHost: 'axure.com', priceList: PRICES, coupons, until: UNTIL },
  };
}

const nameOf = (scenario: Scenario) => {
  if (scenario.kind === 'EDITION') return `edition ${scenario.licenseType}`;
  return scenario.kind === 'TERM' ? `term ${scenario.term}` : scenario.kind;
};

function compared(asked: Asked) {
  return Object.fromEntries(
    compareScenarios(factsOf(asked)).map(({ scenario, outcome }) => [
      nameOf(scenario),
      outcome.ok
        ? [outcome.renewals, outcome.difference - outcome.dueNow].map((cents) => cents / 100)
        : outcome.refusal.message,
    ]),
  );
}

test('compares every other edition, every other term and a cancellation with doing nothing', () => {
  expect(compared({ seats: [{ licenseType: 1 }] })).toEqual({
    AS_IS: [504, 0],
    'edition 0': [300, -204],
    'edition 2': [1020, 516],
    // The first monthly charges are those of January to April.
    'term 1': [4 * 49, 4 * 49 - 504],
    'term 4': [0, -504],
    'term 5': [0, -504],
    CANCEL: [0, -504],
  });
});

test('a term that starts today gets a group of its own, and the other seats stay in theirs', () => {
  const seats = [{}, {}, {}];
  const facts = factsOf({ group: { term: 1 }, seats, isSelected: ({ seatId }) => seatId === 's-0' });
  const outcome = computeOutcome({ kind: 'TERM', term: 2 }, facts);
  expect(outcome).toMatchObject({
    ok: true,
    seatCount: 1,
    days: new Set([TODAY]),
    groups: [
      { facts: { id: 'sub-1', term: 1 }, content: { seats: [{ seatId: 's-1' }, { seatId: 's-2' }] } },
      {
        facts: { id: 'sub-1/2', term: 2, startDate: TODAY, expireDate: UNTIL },
        content: { seats: [{ seatId: 's-0' }] },
      },
    ],
  });
});

test('a group whose seats all change is not split, and keeps its ended seats', () => {
  const seats = [{}, { expireDate: '2026-04-10' }];
  const facts = factsOf({ group: { term: 1, expireDate: '2026-04-30' }, seats });
  expect(computeOutcome({ kind: 'TERM', term: 2 }, facts)).toMatchObject({
    groups: [{ facts: { id: 'sub-1', term: 2 }, content: { seats: [{ expireDate: null }, {}] } }],
  });
});

test('canceled seats leave the others to renew, with the last use of a coupon', () => {
  const coupons = [couponFacts({ isRenewal: true, amountHundredths: 50_00, remainingUses: 1 })];
  const isSelected = ({ seatId }: SeatFacts) => seatId === 's-0';
  expect(compared({ seats: [{}, {}], isSelected, coupons })).toMatchObject({
    AS_IS: [450, 0],
    CANCEL: [150, -300],
  });
});

test('an impossible scenario has the refusal of the order', () => {
  const group = { isPurchaseOrder: true, autoRenew: false };
  expect(compared({ group, seats: [{ licenseType: 1 }] })).toEqual({
    AS_IS: [0, 0],
    'edition 0': message.downgradePurchaseOrder,
    'edition 2': [0, 0],
    'term 1': message.termPurchaseOrder('axure.com'),
    'term 4': message.termPurchaseOrder('axure.com'),
    'term 5': message.termPurchaseOrder('axure.com'),
    CANCEL: message.cancelPurchaseOrder,
  });
});

test('an empty selection has no scenarios', () => {
  expect(compareScenarios({ ...factsOf({ seats: [{}] }), selected: [] })).toEqual([]);
});

test('a group that cannot change stays as it is while others change, and unselected groups are left out', () => {
  const own = factsOf({ seats: [{}] });
  const ordered = factsOf({ group: { id: 'ordered', isPurchaseOrder: true, autoRenew: false }, seats: [{}] });
  const other = factsOf({ group: { id: 'other' }, seats: [{}] });
  const facts = {
    ...own,
    selected: [...own.selected, ...ordered.selected],
    groups: [own, ordered, other].flatMap(({ groups }) => groups),
  };
  const unchanged = { facts: { id: 'ordered', term: 2 }, content: { seats: [{ expireDate: null }] } };
  for (const [scenario, day] of [
    [{ kind: 'TERM', term: 4 }, TODAY],
    [{ kind: 'TERM', term: 1 }, '2026-12-31'],
    [{ kind: 'CANCEL' }, '2026-12-31'],
  ] as const)
    expect(computeOutcome(scenario, facts)).toMatchObject({
      ...{ ok: true, asked: own.selected, seatCount: 1, days: new Set([day]) },
      groups: [{ facts: { id: 'sub-1' } }, unchanged],
    });
});

test('ignores a coupon use that another group takes first, and a charge after the last day', () => {
  const coupons = [couponFacts({ isRenewal: true, amountHundredths: 50_00, remainingUses: 1 })];
  const own = factsOf({ seats: [{}], coupons });
  const earlier = factsOf({ group: { id: 'earlier', expireDate: '2026-08-31' }, seats: [{}] });
  const renewals = (facts: WhatIfFacts) => {
    const [asIs] = compareScenarios(facts);
    return asIs?.outcome.ok ? asIs.outcome.renewals : null;
  };
  expect(renewals(own)).toBe(150_00);
  expect(renewals({ ...own, groups: [...own.groups, ...earlier.groups] })).toBe(300_00);
  expect(renewals({ ...own, until: '2027-01-01' })).toBe(150_00);
  expect(renewals({ ...own, until: '2026-12-31' })).toBe(0);
});
