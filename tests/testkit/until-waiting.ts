import { sql } from 'drizzle-orm';
import type { Database } from '../../vendor-api/db/database';
import { eventually } from './eventually';

/** Resolves once a transaction waits for a lock that another one holds. Only on a PostgreSQL server. */
export async function untilWaiting(db: Database): Promise<void> {
  const waiting = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(
    async () => (await db.execute(waiting)).rows.length,
    (count) => count > 0,
  );
}
