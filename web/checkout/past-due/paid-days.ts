import { formatDate } from '#domain/calendar/format-date';
import { nextBillingDate } from '#domain/terms/term-period';
import { seatsText } from '#domain/text/counts';

interface Part {
  termName: string;
  seatCount: number;
  expireDate: string;
}

interface PaidFor {
  coversFrom: string;
  expireDate: string;
  parts: readonly Part[];
}

/** Days that a retry pays for: `Dec 2, 2026 to Dec 1, 2027`, with an end per term if there are several. */
export function paidDays({ coversFrom, expireDate, parts }: PaidFor): string {
  const from = formatDate(coversFrom);
  if (parts.length < 2) return `${from} to ${formatDate(expireDate)}`;
  const each = parts.map(
    (part) => `to ${formatDate(part.expireDate)} for ${seatsText(part.seatCount)} (${part.termName})`,
  );
  return `${from} ${each.join(', ')}`;
}

/** Next billing date of the seats: `Dec 2, 2027`, or several for several terms. */
export function billedAgain({ expireDate, parts }: PaidFor): string {
  const days = parts.length < 2 ? [expireDate] : parts.map((part) => part.expireDate).toSorted();
  return days.map((day) => formatDate(nextBillingDate(day))).join(' and ');
}
