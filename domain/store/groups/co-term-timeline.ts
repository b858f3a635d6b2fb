import type { CalendarDate } from '../../calendar/calendar-date';
import type { Cents } from '../../money/cents';

export interface TimelinePart {
  /** CREDITED: have passed, so they are not paid. ADDED: until the group starts, paid besides its period. PAID: of the period. */
  kind: 'CREDITED' | 'ADDED' | 'PAID';
  days: number;
  /** By the list, before coupons; what is credited is negative. */
  amount: Cents;
}

export interface CoTermTimeline {
  from: CalendarDate;
  /** Between the two parts: today, or for a group yet to start its first day. */
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
  /** Positive where days are credited (PRICE-11). */
  adjustmentTotal: Cents;
}

/** What is credited or added, and what is paid, of the period that a purchase joins (D-40, D-43). */
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
