import { type CalendarDate, daysBetween } from '../calendar/calendar-date';
import { type Cents, divideRounded } from '../money/cents';
import type { TermCode } from '../terms/term-code';
import { termPeriod } from '../terms/term-period';

/** How much of a period has passed (D-43, T-12). */
export interface Proration {
  periodStart: CalendarDate;
  /** The next billed date. */
  periodEnd: CalendarDate;
  /** Days from the start to today, today not counted; negative before the start, never above `totalDays`. */
  elapsedDays: number;
  totalDays: number;
}

/** The period of a group that is paid up to `expireDate`, and what of it has passed. */
export function prorationOf(expireDate: CalendarDate, term: TermCode, today: CalendarDate): Proration {
  const { start, end, totalDays } = termPeriod(expireDate, term);
  const elapsedDays = Math.min(daysBetween(start, today), totalDays);
  return { periodStart: start, periodEnd: end, elapsedDays, totalDays };
}

/** The part of a price that has passed: a credit when positive, an extra when the period starts later (PRICE-11). */
export function elapsedPart(price: Cents, { elapsedDays, totalDays }: Proration): Cents {
  return divideRounded(BigInt(price) * BigInt(elapsedDays), totalDays);
}

/** The part of a price that is still unused (D-48, D-49). */
export function unusedPart(price: Cents, { elapsedDays, totalDays }: Proration): Cents {
  return divideRounded(BigInt(price) * BigInt(totalDays - elapsedDays), totalDays);
}

/** `credit` when the adjustment is zero or more, else `adjustment` (PRICE-12, D-44). */
export function adjustmentWord(adjustment: Cents): 'credit' | 'adjustment' {
  return adjustment >= 0 ? 'credit' : 'adjustment';
}
