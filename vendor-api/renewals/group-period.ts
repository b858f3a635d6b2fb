import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { renewingCounts } from '#domain/cloud/seat-counts';
import { displayName } from '#domain/licenses/display-name';
import { isLicenseType } from '#domain/licenses/license-type';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import { anyOf } from '../db/any-of';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';
import { cloudSeatsOf } from '../licenses/group-facts';
import {
  type GroupRow,
  isRenewing,
  NO_CANCELED_COUNTS,
  NO_FAILED_PAYMENT,
  NO_PENDING_CHANGE,
  NO_PENDING_TERM,
  updateGroup,
} from '../licenses/group-rows';
import { updateSeats } from '../licenses/update-seats';

export interface Period {
  readonly termCode: TermCode;
  readonly startDate: CalendarDate;
  readonly expireDate: CalendarDate;
}

interface NextPeriod extends Omit<Period, 'startDate'> {
  readonly cardToken: string | null;
}

/** Extends the group without its canceled counted seats (CANC-04). Clears a failed payment. */
export async function extendGroup(
  tx: Database,
  group: GroupRow,
  { termCode, expireDate, cardToken }: NextPeriod,
): Promise<string> {
  const { authors, publishers } = renewingCounts(cloudSeatsOf(group));
  await updateGroup(tx, group.id, {
    ...storedTermOf(termCode),
    ...NO_PENDING_TERM,
    ...NO_FAILED_PAYMENT,
    ...NO_CANCELED_COUNTS,
    expireDate,
    braintreeId: cardToken,
    cloudAuthorCount: authors,
    rpPublisherCount: publishers,
  });
  return group.id;
}

export async function changePeriod(tx: Database, { id }: GroupRow, period: Period): Promise<string> {
  const { termCode, ...days } = period;
  await updateGroup(tx, id, { ...storedTermOf(termCode), ...NO_PENDING_TERM, ...days });
  return id;
}

/** Creates a group for seats with another term, otherwise a copy of the old one (D-114). Returns its id. */
export async function splitGroup(
  tx: Database,
  group: GroupRow,
  { termCode, startDate, expireDate }: Period,
  cardToken = group.braintreeId,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(subscriptions).values({
    ...group,
    id,
    ...storedTermOf(termCode),
    ...NO_PENDING_TERM,
    ...NO_FAILED_PAYMENT,
    // Two groups with one name could not be told apart.
    givenName: null,
    startDate,
    expireDate,
    braintreeId: cardToken,
  });
  return id;
}

interface SeatRenewal {
  readonly from: string;
  readonly to: string;
  readonly licenseType: number;
  readonly seatIds: readonly string[];
  readonly expireDate: string;
  readonly revives: boolean;
}

/** Applies pending changes. A seat canceled during the charge ends with the new period, unless `revives`. */
export async function renewSeats(tx: Database, renewal: SeatRenewal): Promise<void> {
  const { from, to, licenseType, seatIds, expireDate, revives } = renewal;
  if (!isLicenseType(licenseType)) throw new Error(`unknown license type ${licenseType}`);
  const isCanceled = revives ? sql`false` : sql`not (${isRenewing})`;
  await updateSeats(tx, and(anyOf(seats.id, seatIds), eq(seats.subscriptionId, from)), {
    ...NO_PENDING_CHANGE,
    subscriptionId: to,
    licenseType,
    product: displayName(licenseType),
    expireDate: sql`case when ${isCanceled} then ${expireDate}::date end`,
  });
}
