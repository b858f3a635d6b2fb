import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';

interface Ending {
  readonly subscriptionId: string;
  /** Those that go on; null when all do. */
  readonly seatIds: readonly string[] | null;
  /** The last covered day of the others. */
  readonly periodEnd: string;
}

/** Seats of a purchase order that were not chosen end with its old term; those that end already stay as they are. */
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
