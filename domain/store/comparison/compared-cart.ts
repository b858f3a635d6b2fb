import type { CalendarDate } from '../../calendar/calendar-date';
import type { Cents } from '../../money/cents';

export interface ComparedCart {
  termName: string;
  lines: readonly ComparedLine[];
  coTerm: ComparedPeriod | null;
  nextBillingDate: CalendarDate;
}

export interface ComparedPeriod {
  subscriptionId: string;
  name: string;
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
  today: CalendarDate;
  elapsedDays: number;
  totalDays: number;
}

export interface ComparedLine {
  /** Unique among the lines. */
  licenseType: number | string;
  product: string;
  quantity: number;
  normalItemPrice: Cents;
  perItemSubscriptionAdj: Cents;
  appliedCoupons: readonly ComparedCoupon[];
}

export interface ComparedCoupon {
  couponId: string;
  label: string;
  qty: number;
  discPerItem: Cents;
  totalDisc: Cents;
}

export interface Pair<Side> {
  before: Side | null;
  after: Side | null;
}

/** Pairs items by key: all of `before` in order, then the new ones. */
export function pairsOf<Side>(
  before: readonly Side[],
  after: readonly Side[],
  keyOf: (side: Side) => string,
): Pair<Side>[] {
  const byKey = new Map<string, Pair<Side>>(
    before.map((side) => [keyOf(side), { before: side, after: null }]),
  );
  for (const side of after) {
    const key = keyOf(side);
    byKey.set(key, { before: byKey.get(key)?.before ?? null, after: side });
  }
  return [...byKey.values()];
}
