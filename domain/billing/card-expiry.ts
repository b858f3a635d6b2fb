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

/** Says that no charge of that date can succeed; null if the card is good for it. */
export function expiryWarning(expiry: Expiry, charge: CalendarDate, today: CalendarDate): string | null {
  if (hasExpired(expiry, today)) return 'Your card has expired';
  return hasExpired(expiry, charge) ? 'Your card expires before this charge' : null;
}

function monthOf({ expirationMonth }: Expiry): string {
  return String(expirationMonth).padStart(2, '0');
}
