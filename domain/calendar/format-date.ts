import type { CalendarDate } from './calendar-date';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2027-01-01` → `Jan 1, 2027` (D-02). A browser's first `Intl.DateTimeFormat` is as slow as a whole screen. */
export function formatDate(date: CalendarDate): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}, ${Number(date.slice(0, 4))}`;
}
