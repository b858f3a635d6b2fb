import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';

interface Ending {
  readonly subscriptionId: string;
  /** Null for all of them. */
  readonly seatIds: readonly string[] | null;
  readonly periodEnd: string;
}

/** Seats that were not selected end with the old term. */
export async function endOtherSeats(
  tx: Database,
  { subscriptionId, seatIds, periodEnd }: Ending,
): Promise<void> {
  if (seatIds === null) return;
  await tx.execute(
    sql`update ${seats} set expire_date = ${periodEnd}::date
        where subscription_id = ${subscriptionId}::text and expire_date is null
          and id <> all(${sql.param(seatIds)}::text[])`,
  );
}
