import type { CalendarDate } from '../../calendar/calendar-date';
import { formatDate } from '../../calendar/format-date';
import type { ProductKind } from '../product-kind';

/** `Pending ownership transfer to {email} on {date}` (MAN-14, INFO-07), without `on {date}` when unknown. */
export function pendingTransferText(email: string, date: CalendarDate | null): string {
  const text = `Pending ownership transfer to ${email}`;
  return date === null ? text : `${text} on ${formatDate(date)}`;
}

/** Path of the page that accepts a group (NAV-10, XFER-07). */
export function transferPath({ id, kind }: { readonly id: string; readonly kind: ProductKind }): string {
  const cloud = kind === 'rp' ? '' : '&isCloud=true';
  return `/buy/transfer?subId=${encodeURIComponent(id)}${cloud}`;
}
