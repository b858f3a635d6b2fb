import type { CalendarDate } from '../calendar/calendar-date';
import { formatDate } from '../calendar/format-date';

/** `Pending ownership transfer to {email} on {date}` (MAN-14, INFO-07); without a date the last words fall away. */
export function pendingTransferText(email: string, date: CalendarDate | null): string {
  const text = `Pending ownership transfer to ${email}`;
  return date === null ? text : `${text} on ${formatDate(date)}`;
}
