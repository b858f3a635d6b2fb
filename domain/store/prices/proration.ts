import { type CalendarDate, daysBetween } from '../../calendar/calendar-date';
import { type Cents, divideRounded } from '../../money/cents';
import type { TermCode } from '../../terms/term-code';
import { termPeriod } from '../../terms/term-period';

/** How far the period of a group has gone for somebody who joins it (D-43, T-12). */
export interface Proration {
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
  /** Days from the start to today, today not counted; negative before the start, never above `totalDays`. */
  elapsedDays: number;
  totalDays: number;
}

export function prorationOf(expireDate: CalendarDate, term: TermCode, today: CalendarDate): Proration {
  const { start, end, totalDays } = termPeriod(expireDate, term);
  const elapsedDays = Math.min(daysBetween(start, today), totalDays);
  return { periodStart: start, periodEnd: end, elapsedDays, totalDays };
}

/** The part of a price that a seat which joins is not charged for: negative when the period starts later (PRICE-11). */
export function elapsedPart(price: Cents, { elapsedDays, totalDays }: Proration): Cents {
  return divideRounded(BigInt(price) * BigInt(elapsedDays), totalDays);
}

declare const counted: unique symbol;

/** The days of a paid period: used and unused ones are all there are, and neither is below 0. Made by `usageOf` alone. */
export interface Usage {
  readonly usedDays: number;
  readonly unusedDays: number;
  readonly totalDays: number;
  readonly [counted]: true;
}

/** How much of the period that ends with `paidUntil` is used today; of one that has not begun, nothing is (D-48, D-49). */
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
