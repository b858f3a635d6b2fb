import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { countSeats } from '#domain/changes/retry/counted-seats';
import type { PricedRetry } from '#domain/changes/retry/price-retry';
import type { RenewingSeat } from '#domain/renewals/renewal-plan';
import { cardPayment, type Paying, whoPays } from '../../orders/order-snapshot';
import { nextPeriod, periodFields } from '../../renewals/renewal-snapshot';
import type { PastDueGroup } from './find-past-due';

const count = z.number().int().min(0);

export const retrySnapshot = z.object({
  kind: z.literal('retry'),
  ...periodFields,
  endingSeatIds: z.array(z.string()),
  /** How many of the counted seats renew. */
  counts: z.object({ authors: count, publishers: count }).nullable(),
  payment: cardPayment,
});
export type RetrySnapshot = z.infer<typeof retrySnapshot>;

interface AcceptedRetry {
  readonly group: PastDueGroup;
  readonly renewing: readonly RenewingSeat[];
  readonly priced: PricedRetry;
  readonly today: CalendarDate;
  readonly buyer: { readonly email: string; readonly licensee: string };
  readonly paying: Paying;
}

export function acceptedRetry(accepted: AcceptedRetry): RetrySnapshot {
  const { group, renewing, priced, today, buyer, paying } = accepted;
  const { row, plan, seats } = group;
  const going = new Set(renewing.map(({ seatId }) => seatId));
  return {
    kind: 'retry',
    ...whoPays(today, buyer, paying),
    ...nextPeriod({ group: row, parts: priced.parts, priced }),
    endingSeatIds: plan === null ? seats.flatMap(({ seatId }) => (going.has(seatId) ? [] : seatId)) : [],
    counts: plan && countSeats(plan, renewing),
  };
}
