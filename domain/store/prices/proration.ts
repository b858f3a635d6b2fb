import { type CalendarDate, daysBetween } from '../../calendar/calendar-date';
import { type Cents, divideRounded } from '../../money/cents';
import type { TermCode } from '../../terms/term-code';
import { termPeriod } from '../../terms/term-period';

/** Elapsed and total days of the period of a group that a purchase joins (D-43, T-12). */
export interface Proration {
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
  /** Days from the start to today, exclusive; negative before the start, at most `totalDays`. */
  elapsedDays: number;
  totalDays: number;
}

export function prorationOf(expireDate: CalendarDate, term: TermCode, today: CalendarDate): Proration {
  const { start, end, totalDays } = termPeriod(expireDate, term);
  const elapsedDays = Math.min(daysBetween(start, today), totalDays);
  return { periodStart: start, periodEnd: end, elapsedDays, totalDays };
}

/** Share of a price for elapsed days, which are not charged; negative before the period starts (PRICE-11). */
export function elapsedPart(price: Cents, { elapsedDays, totalDays }: Proration): Cents {
  return divideRounded(BigInt(price) * BigInt(elapsedDays), totalDays);
}

declare const counted: unique symbol;

/** Used and unused days of a paid period, which add up to the total; made by `usageOf` only. */
export interface Usage {
  readonly usedDays: number;
  readonly unusedDays: number;
  readonly totalDays: number;
  readonly [counted]: true;
}

/** Usage of the period that ends with `paidUntil`; 0 before it begins (D-48, D-49). */
export function usageOf(paidUntil: CalendarDate, term: TermCode, today: CalendarDate): Usage {
  const { elapsedDays, totalDays } = prorationOf(paidUntil, term, today);
  const usedDays = Math.max(0, elapsedDays);
  return { usedDays, unusedDays: totalDays - usedDays, totalDays } as Usage;
}

export function usedPart(price: Cents, { usedDays, totalDays }: Usage): Cents {
  return divideRounded(BigInt(price) * BigInt(usedDays), totalDays);
}

export function unusedPart(price: Cents, { unusedDays, totalDays }: Usage): Cents {
  return divideRounded(BigInt(price) * BigInt(unusedDays), totalDays);
}

/** `credit` when the adjustment is zero or more, else `adjustment` (PRICE-12, D-44). */
export function adjustmentWord(adjustment: Cents): 'credit' | 'adjustment' {
  return adjustment >= 0 ? 'credit' : 'adjustment';
}
