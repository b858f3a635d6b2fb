import { sql } from 'drizzle-orm';
import type { Database } from '../../vendor-api/db/database';

/** Tables written by a purchase. Attempts are omitted: they are kept in any case. */
const TABLES = [
  'subscriptions',
  'seats',
  'purchases',
  'sale_lines',
  'purchase_seats',
  'payment_cards',
  'coupon_uses',
  'outbox_mails',
] as const;

/** Counts rows by table, and coupon uses; equal counts before and after mean that nothing was written. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const found = await db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`));
    counts[table] = found.rows[0]?.n ?? 0;
  }
  const used = await db.execute<{ n: number }>(
    sql.raw('select coalesce(sum(coupon_used), 0)::int as n from coupons'),
  );
  return { ...counts, couponUses: used.rows[0]?.n ?? 0 };
}
