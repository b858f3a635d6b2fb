import type { CalendarDate } from '../../calendar/calendar-date';
import { compareIds } from '../../licenses/compare-ids';
import { displayName } from '../../licenses/display-name';
import { isSaleLicenseType } from '../../licenses/license-type';
import { paidUntil } from '../../licenses/paid-until';
import { productCode } from '../../licenses/product-code';
import { message } from '../../messages/catalogue';
import { type Cents, sumCents, timesQuantity } from '../../money/cents';
import { type AppliedCoupon, allocateCoupons } from '../../store/allocate-coupons';
import { lineTotal, type PricedLine, perItemCouponDiscount } from '../../store/cart-line';
import type { Coupon } from '../../store/coupon';
import type { PriceList } from '../../store/price-list';
import { deriveChange } from './change-derivation';
import { beginsPeriod } from './change-kind';
import type { ChangeLine } from './change-line';
import type { PlannedGroup } from './change-plan';
import { type ChangePrice, editionChangePrice, termChangePrice } from './change-price';

/** A group of a plan with what is paid for it now. */
export interface PricedGroup extends PlannedGroup {
  /** One per kind of change; empty when nothing of the group is paid now. */
  lines: PricedLine[];
  /** What all paid items cost by the list. */
  listTotal: Cents;
  /** The `Subscription Group Adjustment`: taken off; negative where it adds (EDIT-08). */
  adjustmentTotal: Cents;
  discountTotal: Cents;
  total: Cents;
  /** Last covered day of what is changed now; that of the group when nothing is. */
  expireDate: CalendarDate;
}

export interface PricedChange {
  groups: PricedGroup[];
  listTotal: Cents;
  adjustmentTotal: Cents;
  discountTotal: Cents;
  total: Cents;
}

interface Pricing {
  priceList: PriceList;
  /** In the server's order. */
  coupons: readonly Coupon[];
  today: CalendarDate;
}

/**
 * What a planned change costs now: the new price less what of it has passed and what of the old one is unused (D-48,
 * D-49), less coupons that serve purchases (D-52), whose uses count over all groups together.
 */
export function priceChange(groups: readonly PlannedGroup[], pricing: Pricing): PricedChange {
  const unpriced = groups.map((group) => linesOf(group, pricing));
  // By id, not as listed: who lists the groups in another order must come to the same price.
  const all = unpriced.flat().toSorted((a, b) => compareIds(a.group.id, b.group.id));
  const applied = allocateCoupons(all.map(couponLine), pricing.coupons, pricing.today);
  const coupons = new Map(all.map((line, index) => [line, applied[index] ?? []]));
  const hasSeveralTerms = new Set(all.map(({ term }) => term)).size > 1;
  const priced = groups.map((group, index) => {
    const lines = unpriced[index] ?? [];
    return {
      ...group,
      expireDate: newPeriodEnd(group, lines),
      ...withTotals(
        lines.map((line) => priceLine(line, coupons.get(line) ?? [], { ...pricing, hasSeveralTerms })),
      ),
    };
  });
  const add = (of: (group: PricedGroup) => Cents) => sumCents(priced.map(of));
  return {
    groups: priced,
    listTotal: add((group) => group.listTotal),
    adjustmentTotal: add((group) => group.adjustmentTotal),
    discountTotal: add((group) => group.discountTotal),
    total: add((group) => group.total),
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
      const price = priceOf({ group, kind, from, to, term, paidUntil: until }, priceList, today);
      lines.set(key, { group, kind, from, to, term, paidUntil: until, quantity, price });
    }
  }
  return [...lines.values()].toSorted(
    (a, b) => a.to - b.to || a.from - b.from || (a.paidUntil < b.paidUntil ? -1 : 1),
  );
}

// A new edition holds for the period in force; a new term begins a period, which all that change have in common.
function newPeriodEnd({ kind, group }: PlannedGroup, [first]: readonly ChangeLine[]): CalendarDate {
  return beginsPeriod(kind) && first !== undefined ? first.price.expireDate : group.expireDate;
}

function priceOf(
  { group, kind, from, to, term, paidUntil: expireDate }: Omit<ChangeLine, 'quantity' | 'price'>,
  priceList: PriceList,
  today: CalendarDate,
): ChangePrice {
  switch (kind) {
    case 'EDITION':
      return editionChangePrice({ priceList, from, to, term: group.term, expireDate, today });
    case 'TERM':
      return termChangePrice({ priceList, licenseType: from, from: group.term, to: term, expireDate, today });
  }
}

function couponLine({ to, term, quantity, price }: ChangeLine) {
  return { licenseType: to, term, purpose: 'purchase' as const, quantity, base: price.perSeat };
}

function priceLine(
  line: ChangeLine,
  appliedCoupons: AppliedCoupon[],
  pricing: Pricing & { hasSeveralTerms: boolean },
): PricedLine {
  const { to, term, quantity, price } = line;
  const amounts = {
    quantity,
    normalItemPrice: price.newPrice,
    perItemSubscriptionAdj: price.adjustment,
    appliedCoupons,
  };
  return {
    ...amounts,
    productCode: productCode(to, term),
    licenseType: to,
    product: displayName(to),
    perItemCouponDiscount: perItemCouponDiscount(amounts),
    total: lineTotal(amounts),
    derivation: deriveChange(line, appliedCoupons, pricing),
  };
}

function withTotals(lines: PricedLine[]) {
  return {
    lines,
    listTotal: sumCents(lines.map((line) => timesQuantity(line.normalItemPrice, line.quantity))),
    adjustmentTotal: sumCents(lines.map((line) => timesQuantity(line.perItemSubscriptionAdj, line.quantity))),
    discountTotal: sumCents(lines.flatMap((line) => line.appliedCoupons.map(({ totalDisc }) => totalDisc))),
    total: sumCents(lines.map((line) => line.total)),
  };
}
