import { eq, sql } from 'drizzle-orm';
import { displayName } from '#domain/licenses/display-name';
import { isLicenseType } from '#domain/licenses/license-type';
import type { Database } from '../../db/database';
import { seats, subscriptions } from '../../db/schema/licenses';
import { purchases } from '../../db/schema/store';
import { nextOrdinal } from '../../store/groups/add-seats';
import type { Reactivating } from './reactivation-snapshot';

interface Return {
  readonly from: string;
  /** The same group, or the one that is joined. */
  readonly to: string;
  readonly startDate: string;
  readonly periodEnd: string;
  readonly seats: Reactivating['seats'];
}

/** Paid seats renew; the others stay ended and move along. */
export async function returnSeats(tx: Database, back: Return): Promise<void> {
  const { from, to, startDate, periodEnd } = back;
  const offset = from === to ? 0 : await nextOrdinal(tx, to);
  const paid = back.seats.flatMap(({ seatIds }) => seatIds);
  const moved = sql`subscription_id = ${to}::text, ordinal = ordinal + ${offset}::int,
    future_term = null, future_multiplier = null, future_license_type = null`;
  await tx.execute(
    sql`update ${seats} set expire_date = coalesce(expire_date, ${periodEnd}::date), ${moved}
        where subscription_id = ${from}::text and not id = any(${sql.param(paid)}::text[])`,
  );
  for (const { licenseType, seatIds } of back.seats) {
    if (!isLicenseType(licenseType)) throw new Error(`unknown licence type ${licenseType}`);
    await tx.execute(
      sql`update ${seats} set license_type = ${licenseType}::smallint, product = ${displayName(licenseType)}::text,
            start_date = ${startDate}::date, expire_date = null, ${moved}
          where subscription_id = ${from}::text and id = any(${sql.param(seatIds)}::text[])`,
    );
  }
}

/** Deletes a group whose seats are all in another one, with which its purchases are listed from now on. */
export async function dissolveGroup(tx: Database, id: string, into: string): Promise<void> {
  await tx.update(purchases).set({ subscriptionId: into }).where(eq(purchases.subscriptionId, id));
  await tx.delete(subscriptions).where(eq(subscriptions.id, id));
}
