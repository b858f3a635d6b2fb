import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { renewingCounts } from '#domain/cloud/seat-counts';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';
import { cloudSeatsOf } from '../licenses/cloud-seats';
import type { GroupRow } from '../licenses/hold-groups';

/** A change of the whole group is done with once its next period has begun. */
export const NOTHING_WAITS = { futureTerm: null, futureMultiplier: null };

export interface NewPeriod {
  readonly termCode: TermCode;
  /** The last covered day. */
  readonly expireDate: string;
  /** The card that pays from now on; null when there is none. */
  readonly cardToken: string | null;
}

/** The period of a new group. */
export interface FirstPeriod extends Omit<NewPeriod, 'cardToken'> {
  readonly startDate: string;
  readonly cardToken: string | null;
}

/** The group goes on without the counted seats that were canceled (CANC-04); a payment that had failed is made good. */
export async function extendGroup(
  tx: Database,
  group: GroupRow,
  { termCode, expireDate, cardToken }: NewPeriod,
): Promise<string> {
  const { authors, publishers } = renewingCounts(cloudSeatsOf(group));
  await tx
    .update(subscriptions)
    .set({
      ...storedTermOf(termCode),
      ...NOTHING_WAITS,
      expireDate,
      braintreeId: cardToken,
      firstFailedPaymentAttempt: null,
      firstFailedPaymentDate: null,
      cloudAuthorCount: authors,
      rpPublisherCount: publishers,
      canceledAuthorCount: 0,
      canceledPublisherCount: 0,
    })
    .where(eq(subscriptions.id, group.id));
  return group.id;
}

/** A group of its own for seats that go on for another term (D-114); whatever else holds of the old one holds of it. */
export async function startGroup(
  tx: Database,
  group: GroupRow,
  { termCode, startDate, expireDate, cardToken }: FirstPeriod,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(subscriptions).values({
    ...group,
    id,
    ...storedTermOf(termCode),
    ...NOTHING_WAITS,
    startDate,
    expireDate,
    braintreeId: cardToken,
    firstFailedPaymentAttempt: null,
    firstFailedPaymentDate: null,
  });
  return id;
}

interface SeatRenewal {
  readonly from: string;
  readonly to: string;
  readonly licenseType: number;
  readonly product: string;
  readonly seatIds: readonly string[];
  readonly expireDate: string;
  readonly revives: boolean;
}

/**
 * Gives seats their licence of the new period; pending changes are done with. A seat that was canceled while its
 * charge was under way is paid for all the same: it ends with the new period, unless its customer chose to revive it.
 */
export async function renewSeats(tx: Database, renewal: SeatRenewal): Promise<void> {
  const { from, to, licenseType, product, seatIds, expireDate, revives } = renewal;
  const staysCanceled = revives
    ? sql`false`
    : sql`expire_date is not null and future_term is null and future_license_type is null`;
  await tx.execute(
    sql`update ${seats} set
          subscription_id = ${to}::text,
          license_type = ${licenseType}::smallint,
          product = ${product}::text,
          expire_date = case when ${staysCanceled} then ${expireDate}::date end,
          future_term = null,
          future_multiplier = null,
          future_license_type = null
        where id = any(${sql.param(seatIds)}::text[]) and subscription_id = ${from}::text`,
  );
}
