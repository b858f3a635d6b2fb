import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts } from '../../licenses/model';
import type { Cents } from '../../money/cents';
import { renewedUntil } from '../../renewals/renewal-period';
import { planRenewal, type RenewingSeat } from '../../renewals/renewal-plan';

/** Last failed charge of a group, as the payment provider reported it. */
export interface FailedPayment {
  readonly date: CalendarDate;
  /** Full sentences for the customer. */
  readonly reason: string;
  /** Null when no charge could be attempted. */
  readonly total: Cents | null;
  readonly card: FailedCard | null;
}

interface FailedCard {
  readonly cardType: string;
  readonly lastFour: string;
}

export interface IfUnpaid {
  readonly seatsEnd: CalendarDate;
  readonly haveEnded: boolean;
  /** Last day that a retry would cover; after it, a retry covers past days only. */
  readonly retryCovers: CalendarDate;
}

/** Describes a past-due group that stays unpaid; the renewal run skips it (`isRenewalDue`). */
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
