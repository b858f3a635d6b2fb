import { sql } from 'drizzle-orm';
import { activities } from '../db/schema/activity';
import type { VendorDeps } from '../deps';

const DAY_MS = 86_400_000;

/** Rows per statement: few enough not to block writers when a shorter retention deletes years. */
const BATCH = 1_000;

export async function forgetOldActivity(
  { db, clock, settings }: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.ACTIVITY_DAYS * DAY_MS);
  while (!signal.aborted) {
    // Ids follow time closely enough that the first batch with a recent row ends the run.
    const { rows } = await db.execute(sql`
      with oldest as (select id, at from ${activities} order by id limit ${BATCH}),
        old as (select id from oldest where at < ${before.toISOString()}::timestamptz),
        deleted as (delete from ${activities} where id in (select id from old) returning 1)
      select count(*)::integer as count from deleted`);
    if (rows[0]?.['count'] !== BATCH) return;
  }
}
