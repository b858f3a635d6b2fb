import { type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';

/** Locks seats in the order of ids first, because an update locks rows in any order and could deadlock. */
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
