import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { upgradeClaims } from '../../db/schema/claims';
import { seats } from '../../db/schema/licenses';
import type { Claims } from '../order-kind';

/** False when another order has one of the licences, or it is another product by now. */
export async function claimLicenses(
  tx: Database,
  attemptId: string,
  licenses: Claims['licenses'],
): Promise<boolean> {
  if (licenses.length === 0) return true;
  const ids = licenses.map(({ seatId }) => seatId);
  const products = licenses.map(({ product }) => product);
  // In the order of ids, to avoid deadlocks.
  const claimed = await tx.execute(
    sql`insert into ${upgradeClaims} (seat_id, attempt_id)
        select ${seats}.id, ${attemptId}::text from ${seats}
        join unnest(${sql.param(ids)}::text[], ${sql.param(products)}::text[]) as wanted (id, product)
          on ${seats}.id = wanted.id and ${seats}.product = wanted.product
        order by ${seats}.id
        on conflict do nothing
        returning seat_id`,
  );
  return claimed.rows.length === ids.length;
}

export async function releaseLicenses(tx: Database, attemptId: string): Promise<void> {
  await tx.delete(upgradeClaims).where(eq(upgradeClaims.attemptId, attemptId));
}
