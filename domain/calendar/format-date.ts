import type { CalendarDate } from './calendar-date';

const DISPLAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** `2027-01-01` → `Jan 1, 2027` (D-02). */
export function formatDate(date: CalendarDate): string {
  return DISPLAY.format(new Date(`${date}T00:00:00Z`));
}

export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
}
