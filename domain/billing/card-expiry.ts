import type { CalendarDate } from '../calendar/calendar-date';

interface Expiry {
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

/** A card can be charged up to the last day of its month. */
export function hasExpired(expiry: Expiry, today: CalendarDate): boolean {
  return `${expiry.expirationYear}-${monthOf(expiry)}` < today.slice(0, 7);
}

/** `expires 12/2029`, `expired 11/2026`, without a line break in it */
export function expiryText(expiry: Expiry, today: CalendarDate): string {
  const verb = hasExpired(expiry, today) ? 'expired' : 'expires';
  return `${verb}\u00a0${monthOf(expiry)}/${expiry.expirationYear}`;
}

function monthOf({ expirationMonth }: Expiry): string {
  return String(expirationMonth).padStart(2, '0');
}
