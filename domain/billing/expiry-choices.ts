import type { CalendarDate } from '../calendar/calendar-date';

export const EXPIRY_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);

/** This year and the twenty after it (CARD-20). */
export function expiryYears(today: CalendarDate): string[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: 21 }, (_, index) => String(year + index));
}
