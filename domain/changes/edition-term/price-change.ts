import type { CalendarDate } from '../../calendar/calendar-date';
import { compareIds } from '../../licenses/compare-ids';
import { isSaleLicenseType } from '../../licenses/license-type';
import { paidUntil } from '../../licenses/paid-until';
import { message } from '../../messages/catalogue';
import type { PriceList } from '../../store/prices/price-list';
import {
  type LineTotals,
  lineBasis,
  type PricedLine,
  type Pricing,
  priceLines,
  totalsOf,
} from '../../store/prices/priced-line';
import { deriveChange } from './change-derivation';
import { type PlannedGroup, startsPeriod } from './change-plan';
import { type ChangeLine, type ChangePrice, editionChangePrice, termChangePrice } from './change-price';

/** Planned group with the amounts charged now; the adjustment is the `Subscription Group Adjustment` (EDIT-08). */
export interface PricedGroup extends PlannedGroup, LineTotals {
  /** One per old license, new license and paid end; empty when nothing is charged now. */
  lines: PricedLine[];
  expireDate: CalendarDate;
}

export interface PricedChange extends LineTotals {
  groups: PricedGroup[];
}

/** Prices a change: new prices less adjustments (D-48, D-49), less purchase coupons over all groups (D-52). */
export function priceChange(groups: readonly PlannedGroup[], pricing: Pricing): PricedChange {
  const { priceList, coupons, today } = pricing;
  const unpriced = groups.map((group) => linesOf(group, pricing));
  // Sorted by id, so that the price does not depend on the order of the groups.
  const all = unpriced.flat().toSorted((a, b) => compareIds(a.group.id, b.group.id));
  const hasSeveralTerms = new Set(all.map(({ term }) => term)).size > 1;
  const priced = priceLines(all, { purpose: 'purchase', coupons, today }, (line, appliedCoupons) =>
    deriveChange(line, appliedCoupons, { priceList, coupons, today, hasSeveralTerms }),
  );
  return {
    groups: groups.map((group, index) => {
      const changes = unpriced[index] ?? [];
      const lines = changes.flatMap((line) => priced[all.indexOf(line)] ?? []);
      return { ...group, expireDate: newPeriodEnd(group, changes), lines, ...totalsOf(lines) };
    }),
    ...totalsOf(priced),
  };
}

function linesOf({ group, kind, units }: PlannedGroup, { priceList, today }: Pricing): ChangeLine[] {
  const lines = new Map<string, ChangeLine>();
  for (const { unit, effect, licenseType: to, term } of units) {
    if (effect !== 'NOW') continue;
    const { licenseType: from, quantity } = unit;
    if (!isSaleLicenseType(from) || !isSaleLicenseType(to)) throw new RangeError(message.unknownProduct);
    const until = paidUntil(unit, group);
    const key = `${from},${to},${until}`;
    const line = lines.get(key);
    if (line) line.quantity += quantity;
    else {
      const facts = { group, kind, from, licenseType: to, term, paidUntil: until, quantity };
      const { newPrice: price, adjustment, expireDate } = priceOf(facts, priceList, today);
      lines.set(key, { ...facts, price, adjustment, expireDate });
    }
  }
  return [...lines.values()].toSorted(
    (a, b) => a.licenseType - b.licenseType || a.from - b.from || (a.paidUntil < b.paidUntil ? -1 : 1),
  );
}

function newPeriodEnd({ kind, group }: PlannedGroup, [first]: readonly ChangeLine[]): CalendarDate {
  return startsPeriod(kind) && first !== undefined ? first.expireDate : group.expireDate;
}

function priceOf(
  {
    group,
    kind,
    from,
    licenseType,
    term,
    paidUntil: expireDate,
  }: Omit<ChangeLine, 'price' | 'adjustment' | 'expireDate'>,
  priceList: PriceList,
  today: CalendarDate,
): ChangePrice {
  switch (kind) {
    case 'EDITION':
      return editionChangePrice({ priceList, from, to: licenseType, term: group.term, expireDate, today });
    case 'TERM':
      return termChangePrice({ priceList, licenseType, from: group.term, to: term, expireDate, today });
  }
}

/** Everything that the preview's price rests on; equal strings have equal prices and derivations. */
export function changeBasis(userId: string, { groups, total }: PricedChange): string {
  const parts = groups.map(({ group, kind, units, lines, expireDate }) => [
    group.id,
    kind,
    group.term,
    expireDate,
    units
      .map(({ unit, effect, licenseType, term }) => [
        unit.seatId ?? String(unit.licenseType),
        unit.quantity,
        unit.licenseType,
        effect,
        licenseType,
        term,
      ])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    lineBasis(lines),
  ]);
  return JSON.stringify(['change', userId, parts, total]);
}
