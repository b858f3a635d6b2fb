import { type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';

/**
 * Updates seats, locked in the order of ids before: an update takes its rows as it meets them, and would deadlock with
 * whoever has some of them already.
 */
export async function updateSeats(
  tx: Database,
  where: SQL | undefined,
  values: PgUpdateSetSource<typeof seats>,
): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select ${seats.id} from ${seats} where ${where} order by ${seats.id} for no key update
    ) as locked`);
  await tx.update(seats).set(values).where(where);
}
