import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LicenseType } from '../../licenses/license-type';
import { sumCents } from '../../money/cents';
import { listPrice } from '../../store/prices/price-list';
import { TERM_CODES, type TermCode } from '../../terms/term-code';
import { DIANA, subscriptionFacts, TODAY } from '../../testkit/facts';
import { PRICES } from '../../testkit/prices';
import { type ChangeSelection, type ChangeUnit, countedUnits } from '../change-unit';
import type { ChangePlan } from './change-plan';
import { planBundleChange } from './plan-edition-change';
import { planTermChange } from './plan-term-change';
import { type PricedChange, priceChange } from './price-change';

/** Periods from Jan 1, 2026, or Apr 1, with the days elapsed on the day of the tests. */
const PERIODS: Record<TermCode, { expireDate: string; elapsed: number; days: number }> = {
  1: { expireDate: '2026-04-30', elapsed: 10, days: 30 },
  2: { expireDate: '2026-12-31', elapsed: 100, days: 365 },
  4: { expireDate: '2027-12-31', elapsed: 100, days: 730 },
  5: { expireDate: '2028-12-31', elapsed: 100, days: 1096 },
};
const TIERS = [3, 4, 5, 6, 7] as const;
const QUESTION = { viewer: DIANA, today: TODAY, supportHost: 'axure.com' };

const code = fc.constantFrom(...TERM_CODES);
const tier = fc.constantFrom(...TIERS);

function groupOf(kind: 'cfb' | 'cloud' | 'legacyAse', term: TermCode) {
  return subscriptionFacts({ kind, term, expireDate: PERIODS[term].expireDate, startDate: '2026-01-01' });
}

function priced(plan: ChangePlan): PricedChange {
  return priceChange(plan.ok ? plan.groups : [], { priceList: PRICES, coupons: [], today: TODAY });
}

/** Rounds half a cent up, with integers only. */
function share(cents: number, part: number, whole: number): number {
  return Math.floor((2 * cents * part + whole) / (2 * whole));
}

/** List price less the unused part of the old one and, within a period, the elapsed part of the new one. */
function expectedEach(from: LicenseType, to: LicenseType, old: TermCode, now: TermCode): number {
  const { elapsed, days } = PERIODS[old];
  const sold = (type: LicenseType, term: TermCode) => listPrice(PRICES, type as 3, term);
  const price = sold(to, now);
  const passed = old === now ? share(price, elapsed, days) : 0;
  return Math.max(0, price - passed - share(sold(from, old), days - elapsed, days));
}

function expectWhole({ groups, total }: PricedChange): void {
  const lines = groups.flatMap((group) => group.lines);
  for (const line of lines) expect(sumCents(line.derivation.map(({ amount }) => amount))).toBe(line.total);
  expect(total).toBe(sumCents(lines.map((line) => line.total)));
}

test('counted seats of any group change to any term at the price of an oracle, or wait for it free of charge (TERM-11)', () => {
  const plan = fc.constantFrom('cfb' as const, 'cloud' as const);
  const counts = fc.record({ authors: fc.integer({ min: 1, max: 500 }), publishers: fc.nat(500) });
  fc.assert(
    fc.property(plan, counts, code, code, (kind, count, from, to) => {
      const group = groupOf(kind, from);
      const units = countedUnits(kind, count, { futureTerm: null, expireDate: group.expireDate });
      const change = planTermChange([{ group, units }], to, QUESTION);
      expect(change.ok).toBe(from !== to);
      const result = priced(change);
      expectWhole(result);
      // Term codes sort by length.
      const paid = to > from ? units : [];
      const each = ({ licenseType }: ChangeUnit) => expectedEach(licenseType, licenseType, from, to);
      expect(result.total).toBe(sumCents(paid.map((unit) => unit.quantity * each(unit))));
    }),
    { numRuns: 500 },
  );
});

test('bundles of any group change to any other at the price of an oracle; canceled ones stay as they are (EDIT-15)', () => {
  const bundles = fc.array(fc.record({ licenseType: tier, isCanceled: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(bundles, code, tier, (specs, term, to) => {
      const group = groupOf('legacyAse', term);
      const units = specs.map(({ licenseType, isCanceled }, index) => ({
        seatId: `s-${index}`,
        licenseType,
        quantity: 1,
        expireDate: isCanceled ? group.expireDate : null,
        futureLicenseType: null,
        futureTerm: null,
      }));
      const selection: ChangeSelection = { group, units };
      const result = priced(planBundleChange(selection, to, QUESTION));
      expectWhole(result);
      const paid = specs.filter(({ licenseType, isCanceled }) => !isCanceled && to > licenseType);
      const each = paid.map(({ licenseType }) => expectedEach(licenseType, to, term, term));
      expect(result.total).toBe(sumCents(each));
      const waiting = specs.filter(({ licenseType, isCanceled }) => !isCanceled && to < licenseType);
      const effects = result.groups.flatMap((part) => part.units.map(({ effect }) => effect));
      expect(effects.filter((effect) => effect === 'TERM_END')).toHaveLength(waiting.length);
    }),
    { numRuns: 500 },
  );
});
