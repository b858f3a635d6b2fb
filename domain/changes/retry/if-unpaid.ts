import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts } from '../../licenses/model';
import type { Cents } from '../../money/cents';
import { renewedUntil } from '../../renewals/renewal-period';
import { planRenewal, type RenewingSeat } from '../../renewals/renewal-plan';

/** The last try to charge a group, as far as the payment provider said. */
export interface FailedPayment {
  readonly date: CalendarDate;
  /** For the customer, in whole sentences. */
  readonly reason: string;
  /** Null where nothing could be tried. */
  readonly total: Cents | null;
  readonly card: FailedCard | null;
}

interface FailedCard {
  readonly cardType: string;
  readonly lastFour: string;
}

export interface IfUnpaid {
  /** The last day that is paid for. */
  readonly seatsEnd: CalendarDate;
  readonly haveEnded: boolean;
  /** The last day that a retry could pay for: after it, a retry buys no day to come. */
  readonly retryCovers: CalendarDate;
}

/** What becomes of a past-due group that nobody pays for. The renewal run leaves it alone (`isRenewalDue`). */
export function ifUnpaid(
  group: Pick<SubscriptionFacts, 'term' | 'startDate' | 'expireDate'>,
  seats: readonly RenewingSeat[],
  today: CalendarDate,
): IfUnpaid {
  const { term, startDate, expireDate: seatsEnd } = group;
  const [retryCovers = renewedUntil(seatsEnd, term, startDate)] = planRenewal(group, seats)
    .map(({ expireDate }) => expireDate)
    .toSorted()
    .toReversed();
  return { seatsEnd, haveEnded: seatsEnd < today, retryCovers };
}
