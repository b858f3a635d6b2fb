import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** Days before an end within which it is announced (CONST-13). */
export const WARNING_DAYS = 90;

/** Whether `date` is today or at most 90 days away (T-05, T-06). */
export function isWithinWarning(date: CalendarDate, today: CalendarDate): boolean {
  return date >= today && date <= addDays(today, WARNING_DAYS);
}
