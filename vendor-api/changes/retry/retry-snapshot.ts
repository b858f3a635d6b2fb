import type { CalendarDate } from '#domain/calendar/calendar-date';
import { countSeats } from '#domain/changes/retry/counted-seats';
import type { PricedRetry } from '#domain/changes/retry/price-retry';
import type { RenewingSeat } from '#domain/licenses/renewal-plan';
import { nextBillingDate } from '#domain/terms/term-period';
import type { CardHolder } from '../../billing/card-on-file';
import { snapshotLine } from '../../orders/lines/snapshot-line';
import type { RetrySnapshot, SnapshotPayment } from '../../orders/order-snapshot';
import { partSnapshot } from '../../renewals/renewal-snapshot';
import type { PastDueGroup } from './find-past-due';

interface AcceptedRetry {
  readonly group: PastDueGroup;
  readonly renewing: readonly RenewingSeat[];
  readonly priced: PricedRetry;
  readonly today: CalendarDate;
  readonly email: string;
  readonly licensee: string;
  readonly payment: SnapshotPayment;
  readonly holder: CardHolder;
}

/** An accepted retry as it is kept with its attempt. */
export function retrySnapshot(accepted: AcceptedRetry): RetrySnapshot {
  const { group, renewing, priced, today, email, licensee, payment, holder } = accepted;
  const { address, vat, cardholderName } = holder;
  const { parts, lines, total } = priced;
  const [first] = parts;
  if (first === undefined) throw new Error('a retry of nothing');
  const periodEnd = group.row.expireDate;
  const going = new Set(renewing.map(({ seatId }) => seatId));
  return {
    kind: 'retry',
    today,
    buyer: { name: licensee, email, address, vat, cardholderName },
    licensee,
    termCode: first.term,
    subscriptionId: group.row.id,
    periodEnd,
    startDate: nextBillingDate(periodEnd),
    expireDate: first.expireDate,
    parts: parts.map(partSnapshot),
    endingSeatIds:
      group.plan === null ? group.seats.flatMap(({ seatId }) => (going.has(seatId) ? [] : seatId)) : [],
    counts: group.plan && countSeats(group.plan, renewing),
    lines: lines.map(snapshotLine),
    totalCents: total,
    payment,
  };
}
