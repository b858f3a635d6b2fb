import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { SeatFacts, SubscriptionFacts } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import { sumCents } from '../../money/cents';
import type { Coupon } from '../../store/coupons/coupon';
import { TERM_CODES, type TermCode } from '../../terms/term-code';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { PRICES } from '../../testkit/prices';
import { type ChangeSelection, seatUnit } from '../change-unit';
import type { PlannedGroup } from './change-plan';
import { planEditionChange } from './plan-edition-change';
import { planTermChange } from './plan-term-change';
import { changeBasis, type PricedChange, priceChange } from './price-change';

const HALF: Coupon = {
  id: 'half',
  description: 'Half price',
  type: 'PERCENT',
  amountHundredths: 50_00,
  isRenewal: false,
  endDate: null,
  remainingUses: 1,
  productIds: [812100],
};

function selected(
  group: Partial<SubscriptionFacts>,
  ...seats: readonly Partial<SeatFacts>[]
): ChangeSelection {
  return {
    group: subscriptionFacts(group),
    units: seats.map((seat, index) => seatUnit(seatFacts({ seatId: `${group.id}-${index}`, ...seat }))),
  };
}

function edition(selections: readonly ChangeSelection[], to: 0 | 1 | 2): PlannedGroup[] {
  const plan = planEditionChange(selections, to, { viewer: DIANA, today: TODAY });
  return plan.ok ? plan.groups : [];
}

function term(selections: readonly ChangeSelection[], to: TermCode, today = TODAY): PlannedGroup[] {
  const plan = planTermChange(selections, to, { viewer: DIANA, today, supportHost: 'axure.com' });
  return plan.ok ? plan.groups : [];
}

const price = (groups: readonly PlannedGroup[], coupons: readonly Coupon[] = [], today = TODAY) =>
  priceChange(groups, { priceList: PRICES, coupons, today });

describe('the price of a change', () => {
  it('charges a greater edition for the days that are left (T-12 U1, EDIT-04)', () => {
    const priced = price(edition([selected({}, {}, {})], 1));
    expect(priced).toMatchObject({ listTotal: 1_008_00, adjustmentTotal: 711_78, total: 296_22 });
    expect(priced.groups[0]).toMatchObject({ expireDate: '2026-12-31', total: 296_22 });
    expect(
      priced.groups[0]?.lines[0]?.derivation.map(({ label, explanation }) => [label, explanation]),
    ).toEqual([
      ['Axure RP Team × 2', '$504.00 × 2'],
      ['Credit', '$504.00 × 100 of 365 days already passed = $138.0821…, rounded to $138.08 each, × 2'],
      [
        'Unused Axure RP Pro',
        '$300.00 × 265 of 365 days not used = $217.8082…, rounded to $217.81 each, × 2',
      ],
    ]);
  });

  test.each([
    ['T1', 1, '2026-04-30', 2, '2026-04-16', 285_50, '2027-04-15'],
    ['T2', 2, '2026-12-31', 4, TODAY, 352_19, '2028-04-10'],
  ] as const)(
    'starts a longer term today, less what is unused (T-12 %s, TERM-04)',
    (_, from, end, to, today, total, newEnd) => {
      const priced = price(term([selected({ term: from, expireDate: end }, {})], to, today), [], today);
      expect(priced.total).toBe(total);
      expect(priced.groups[0]?.expireDate).toBe(newEnd);
    },
  );

  it('is zero for a change that waits for the end of the term (T-12 D1, EDIT-06)', () => {
    const later = price(edition([selected({}, { licenseType: 1 })], 0));
    expect(later).toMatchObject({
      listTotal: 0,
      total: 0,
      groups: [{ lines: [], expireDate: '2026-12-31' }],
    });
  });

  it('adds up over several groups, each with its own adjustment (EDIT-18)', () => {
    const priced = price(
      edition([selected({ id: 'a' }, {}), selected({ id: 'b', term: 1, expireDate: '2026-04-30' }, {})], 1),
    );
    expect(priced.groups.map(({ total }) => total)).toEqual([148_11, 13_34]);
    expect(priced.total).toBe(161_45);
  });

  it('charges only the seats that change now (EDIT-14)', () => {
    const priced = price(edition([selected({}, {}, { licenseType: 2 })], 1));
    expect(priced.groups[0]?.units).toHaveLength(2);
    expect(priced.groups[0]?.lines.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('uses a coupon on the price after the adjustment, with its uses counted over all groups (D-51)', () => {
    const priced = price(edition([selected({ id: 'a' }, {}), selected({ id: 'b' }, {})], 1), [HALF]);
    expect(priced.groups.map(({ discountTotal }) => discountTotal)).toEqual([74_06, 0]);
    expect(priced.total).toBe(148_11 * 2 - 74_06);
  });

  test.each([
    [11, 1],
    [0, 11],
  ] as const)('is none for a license that is not on sale: from %i to %i', (from, to) => {
    const unit = seatUnit(seatFacts({ licenseType: from }));
    const units = [{ unit, effect: 'NOW', licenseType: to, term: 2 } as const];
    const planned: PlannedGroup = { group: subscriptionFacts(), kind: 'EDITION', units };
    expect(() => price([planned])).toThrow(new RangeError(message.unknownProduct));
  });

  it('has a line for each end of the seats, the earliest first', () => {
    const { groups } = price(edition([selected({}, {}, { expireDate: '2026-06-30' })], 1));
    expect(groups[0]?.lines.map(({ total }) => total)).toEqual([45_27, 148_11]);
  });

  it('does not use renewal coupons (D-52)', () => {
    expect(price(edition([selected({}, {})], 1), [{ ...HALF, isRenewal: true }]).discountTotal).toBe(0);
  });
});

const seat = fc.record({
  licenseType: fc.constantFrom(0 as const, 1 as const, 2 as const),
  expireDate: fc.constantFrom(null, '2026-12-31'),
});
const group = fc.record({
  term: fc.constantFrom(...TERM_CODES),
  expireDate: fc.constantFrom('2026-04-30', '2026-12-31', '2028-06-14', '2027-04-30'),
  seats: fc.array(seat, { minLength: 1, maxLength: 6 }),
});
const change = fc.record({
  groups: fc.array(group, { minLength: 1, maxLength: 3 }),
  edition: fc.constantFrom(0 as const, 1 as const, 2 as const),
  term: fc.constantFrom(...TERM_CODES),
  isTerm: fc.boolean(),
  uses: fc.nat(4),
});

test('for any change, steps add up to lines, lines to groups, groups to the total, and nothing is negative', () => {
  fc.assert(
    fc.property(change, ({ groups, isTerm, uses, ...to }) => {
      const selections = groups.map(({ seats, ...facts }, index) =>
        selected({ id: `g${index}`, ...facts }, ...seats),
      );
      const plan = isTerm ? term(selections, to.term) : edition(selections, to.edition);
      const coupons = [
        { ...HALF, remainingUses: uses, productIds: [801100, 802100, 812100, 822100, 802200] },
      ];
      expectWhole(price(plan, coupons), uses);
    }),
    { numRuns: 500 },
  );
});

function expectWhole(priced: PricedChange, uses: number): void {
  const { groups, listTotal, adjustmentTotal, discountTotal, total } = priced;
  expect(total).toBe(listTotal - adjustmentTotal - discountTotal);
  expect(total).toBe(sumCents(groups.map((part) => part.total)));
  const lines = groups.flatMap((part) => part.lines);
  for (const line of lines) {
    expect(sumCents(line.derivation.map(({ amount }) => amount))).toBe(line.total);
    expect(line.total).toBeGreaterThanOrEqual(0);
  }
  const used = lines.flatMap((line) => line.appliedCoupons.map(({ qty }) => qty));
  expect(sumCents(used)).toBeLessThanOrEqual(uses);
}

const QUARTER: Coupon = {
  ...HALF,
  id: 'quarter',
  amountHundredths: 25_00,
  remainingUses: 3,
  productIds: [812100, 822100, 802200, 812200],
};

/** Seats of both lower editions in two groups; some seats end before their group. */
const mixed = fc.array(
  fc.record({
    licenseType: fc.constantFrom(0, 1),
    expireDate: fc.constantFrom(null, '2026-06-30', '2026-09-30'),
  }),
  { minLength: 1, maxLength: 6 },
);
const groupIds = ['sub-1', 'sub-2'] as const;

test('groups and seats in another order have the same price and derivation (D-52)', () => {
  fc.assert(
    fc.property(mixed, mixed, fc.boolean(), (first, second, isTerm) => {
      const all = [first, second].map((seats, index) =>
        selected({ id: groupIds[index] ?? '', expireDate: '2026-12-31' }, ...seats),
      );
      const turned = all.map(({ group, units }) => ({ group, units: units.toReversed() })).toReversed();
      const priced = [all, turned].map((selections) =>
        price(isTerm ? term(selections, 4) : edition(selections, 2), [QUARTER]),
      );
      const byGroup = priced.map(({ groups }) =>
        groups
          .map(({ group, lines, total, expireDate }) => ({ id: group.id, lines, total, expireDate }))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      );
      expect(byGroup[1]).toEqual(byGroup[0]);
    }),
  );
});

test.each([
  ['of one term name none', 2, ['Axure RP Team × 1', 'Axure RP Team × 1']],
  ['of several terms name them', 1, ['Axure RP Team, Annual × 1', 'Axure RP Team, Monthly × 1']],
] as const)('lines of groups %s', (_what, term, labels) => {
  const other = { id: 'sub-2', term, startDate: '2026-04-01', expireDate: '2026-04-30' };
  const { groups } = price(edition([selected({}, {}), selected(other, {})], 1));
  expect(groups.flatMap(({ lines }) => lines.map(({ derivation }) => derivation[0]?.label))).toEqual(labels);
});

describe('the basis of a change preview', () => {
  const seats = [{ seatId: 'b' }, { seatId: 'a', licenseType: 1 }] as const;
  const basis = (selections: readonly ChangeSelection[], to: 0 | 1 | 2 = 2, user = 'u-1') =>
    changeBasis(user, price(edition(selections, to)));
  const promised = () => basis([selected({}, ...seats)]);

  it('is the same for any order of its seats', () => {
    expect(basis([selected({}, ...seats.toReversed())])).toBe(promised());
  });

  test.each([
    ['customer', () => basis([selected({}, ...seats)], 2, 'u-2')],
    ['group', () => basis([selected({ id: 'sub-2' }, ...seats)])],
    ['end', () => basis([selected({ expireDate: '2026-12-30' }, ...seats)])],
    ['term of the group', () => basis([selected({ term: 4, startDate: '2025-01-01' }, ...seats)])],
    ['edition', () => basis([selected({}, ...seats)], 1)],
    ['seat', () => basis([selected({}, { seatId: 'c' }, seats[1])])],
    ['edition of a seat', () => basis([selected({}, { seatId: 'b', licenseType: 1 }, seats[1])])],
    ['number of seats', () => basis([selected({}, seats[0])])],
    ['kind of change', () => changeBasis('u-1', price(term([selected({}, ...seats)], 4)))],
    ['price', () => changeBasis('u-1', price(edition([selected({}, ...seats)], 2), [QUARTER]))],
  ])('is another one with another %s', (_what, other) => {
    expect(other()).not.toBe(promised());
  });
});
