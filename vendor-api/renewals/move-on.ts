import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { renewingCounts } from '#domain/cloud/seat-counts';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';
import { cloudSeatsOf } from '../licenses/cloud-seats';
import type { GroupRow } from '../licenses/hold-groups';

export const NOTHING_WAITS = { futureTerm: null, futureMultiplier: null };

export interface NewPeriod {
  readonly termCode: TermCode;
  readonly expireDate: string;
  readonly cardToken: string | null;
}

export interface FirstPeriod extends Omit<NewPeriod, 'cardToken'> {
  readonly startDate: string;
  readonly cardToken: string | null;
}

/** Without the canceled counted seats (CANC-04). Clears a failed payment. */
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

/** A new group for seats with another term, otherwise like the old one (D-114). */
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
 * Applies pending changes. A seat that was canceled during the charge is paid, so it ends with the new period, unless
 * the customer selected it.
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
