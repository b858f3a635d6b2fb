import type { CalendarDate } from '../../calendar/calendar-date';
import type { Cents } from '../../money/cents';

export interface TimelinePart {
  /** CREDITED: passed days, not paid. ADDED: days before the group starts, paid on top. PAID: days of the period. */
  kind: 'CREDITED' | 'ADDED' | 'PAID';
  days: number;
  /** List price before coupons; credits are negative. */
  amount: Cents;
}

export interface CoTermTimeline {
  from: CalendarDate;
  /** Boundary of the parts: today, or the first day of a group that has not started. */
  middle: CalendarDate;
  to: CalendarDate;
  hasStarted: boolean;
  parts: [TimelinePart, TimelinePart];
}

interface TimelineFacts {
  period: {
    periodStart: CalendarDate;
    periodEnd: CalendarDate;
    today: CalendarDate;
    elapsedDays: number;
    totalDays: number;
  };
  listTotal: Cents;
  /** Positive for credited days (PRICE-11). */
  adjustmentTotal: Cents;
}

/** Splits the period that a purchase joins into credited or added days and paid days (D-40, D-43). */
export function coTermTimeline({ period, listTotal, adjustmentTotal }: TimelineFacts): CoTermTimeline {
  const { periodStart, periodEnd, today, elapsedDays, totalDays } = period;
  const shift = adjustmentTotal === 0 ? 0 : -adjustmentTotal;
  return elapsedDays >= 0
    ? {
        from: periodStart,
        middle: today,
        to: periodEnd,
        hasStarted: true,
        parts: [
          { kind: 'CREDITED', days: elapsedDays, amount: shift },
          { kind: 'PAID', days: totalDays - elapsedDays, amount: listTotal + shift },
        ],
      }
    : {
        from: today,
        middle: periodStart,
        to: periodEnd,
        hasStarted: false,
        parts: [
          { kind: 'ADDED', days: -elapsedDays, amount: shift },
          { kind: 'PAID', days: totalDays, amount: listTotal },
        ],
      };
}
