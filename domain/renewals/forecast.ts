import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { isSaleLicenseType } from '../licenses/license-type';
import type { SubscriptionFacts } from '../licenses/model';
import type { Cents } from '../money/cents';
import type { Coupon } from '../store/coupons/coupon';
import type { PricedLine, Pricing } from '../store/prices/priced-line';
import { nextBillingDate } from '../terms/term-period';
import { isRenewalDue, renewalDay, renewedUntil } from './renewal-period';
import type { RenewedItem } from './renewal-price';
import { type GroupContent, priceContent, type RenewingContent, renewingContent } from './renewing-content';

export interface ForecastGroup {
  readonly facts: SubscriptionFacts;
  readonly content: GroupContent;
}

/** Expected charge, provided that nothing changes. */
export interface ForecastCharge {
  readonly date: CalendarDate;
  /** Today's group, also of seats that will have become a group of their own. */
  readonly groupId: string;
  readonly isNext: boolean;
  readonly lines: readonly PricedLine[];
  readonly total: Cents;
}

interface Period {
  readonly id: string;
  readonly groupId: string;
  readonly isNext: boolean;
  readonly facts: Pick<SubscriptionFacts, 'term' | 'startDate' | 'expireDate'>;
  readonly next: RenewingContent;
}

/** Forecasts at least the next charge per group, in the run's order, which decides on the last uses of a coupon. */
export function forecastRenewals(
  groups: readonly ForecastGroup[],
  { today, coupons, priceList }: Pricing,
  until: CalendarDate,
): ForecastCharge[] {
  const due = new Map<CalendarDate, Period[]>();
  let last = until;
  for (const period of groups.flatMap(firstPeriod)) {
    const date = add(period, today);
    if (date > last) last = date;
  }
  const charges: ForecastCharge[] = [];
  let left = coupons;
  for (let date = earliest(due); date !== undefined && date <= last; date = earliest(due)) {
    const periods = due.get(date) ?? [];
    due.delete(date);
    for (const period of periods.toSorted(byId)) {
      const { lines, total } = priceContent(period.next, { priceList, coupons: left, today: date });
      left = afterUse(left, lines);
      const { groupId, isNext } = period;
      if (isNext || date <= until) charges.push({ date, groupId, isNext, lines, total });
      for (const follower of periodsAfter(period)) add(follower, date);
    }
  }
  return charges;

  function add(period: Period, earliestDay: CalendarDate): CalendarDate {
    const date = renewalDay(period.facts.expireDate, earliestDay);
    due.set(date, [...(due.get(date) ?? []), period]);
    return date;
  }
}

function firstPeriod({ facts, content }: ForecastGroup): Period[] {
  if (!isRenewalDue(facts, addDays(facts.expireDate, 1))) return [];
  const { parts, items } = renewingContent(facts, content);
  const isPriced = items.every(({ licenseType }) => isSaleLicenseType(licenseType));
  if (parts.length === 0 || !isPriced) return [];
  const next = { parts, items: counted(items) };
  return [{ id: facts.id, groupId: facts.id, isNext: true, facts, next }];
}

// After its next renewal nothing is pending: the first part renews as the group, each other as its own.
function periodsAfter({ id, groupId, facts, next }: Period): Period[] {
  return next.parts.map(({ term, expireDate }, index) => {
    const startDate = index === 0 ? facts.startDate : nextBillingDate(facts.expireDate);
    const renewed = { term, startDate, expireDate };
    const content = {
      parts: [{ term, expireDate: renewedUntil(expireDate, term, startDate), seats: [] }],
      items: next.items.filter((item) => item.term === term),
    };
    return { id: index === 0 ? id : `${id}/${term}`, groupId, isNext: false, facts: renewed, next: content };
  });
}

function counted(items: readonly RenewedItem[]): RenewedItem[] {
  const merged = new Map<string, RenewedItem>();
  for (const item of items) {
    const key = `${item.term}/${item.licenseType}`;
    merged.set(key, { ...item, quantity: (merged.get(key)?.quantity ?? 0) + item.quantity });
  }
  return [...merged.values()];
}

function afterUse(coupons: readonly Coupon[], lines: readonly PricedLine[]): readonly Coupon[] {
  const uses = lines.flatMap(({ appliedCoupons }) => appliedCoupons);
  if (uses.length === 0) return coupons;
  return coupons.map((coupon) => {
    const used = uses.reduce((sum, { couponId, qty }) => (couponId === coupon.id ? sum + qty : sum), 0);
    return { ...coupon, remainingUses: coupon.remainingUses - used };
  });
}

function earliest(due: ReadonlyMap<CalendarDate, unknown>): CalendarDate | undefined {
  return [...due.keys()].toSorted()[0];
}

function byId(a: Period, b: Period): number {
  return a.id < b.id ? -1 : 1;
}
