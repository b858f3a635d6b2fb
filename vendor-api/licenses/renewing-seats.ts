import { asc, eq } from 'drizzle-orm';
import type { RenewingSeat } from '#domain/renewals/renewal-plan';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import { SEAT_STATE, seatFacts } from './seat-facts';

export async function renewingSeats(db: Database, subscriptionId: string): Promise<RenewingSeat[]> {
  const rows = await db
    .select(SEAT_STATE)
    .from(seats)
    .where(eq(seats.subscriptionId, subscriptionId))
    .orderBy(asc(seats.ordinal), asc(seats.id));
  return rows.map(seatFacts);
}
