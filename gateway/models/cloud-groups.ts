import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { CloudKind } from '#domain/cloud/cloud-kind';
import type { CloudCounts } from '#domain/cloud/seat-counts';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { TermCode } from '#domain/terms/term-code';
import type { SeatRecord } from './licenses';

/** A cloud group as the vendor lists it (CLOUD-03). */
export interface CloudGroupRecord {
  readonly facts: SubscriptionFacts & { readonly kind: CloudKind };
  readonly purchaseDate: CalendarDate;
  readonly keptNumber: number | null;
  readonly product: string;
  /** Counted seats; the publishers of bundles are in `seats`. */
  readonly authors: number;
  readonly publishers: number;
  /** What counted seats wait for; bundles each say so themselves. */
  readonly futureTerm: TermCode | null;
  /** Of the counted seats, those that end with the period (CANC-09). */
  readonly canceledSeats: CloudCounts;
  readonly domain: string | null;
  readonly organization: string | null;
  readonly seats: readonly SeatRecord[];
}
