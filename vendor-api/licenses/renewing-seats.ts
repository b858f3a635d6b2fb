import { asc, eq } from 'drizzle-orm';
import { type ChangeUnit, seatUnit } from '#domain/changes/change-unit';
import { countedUnits } from '#domain/changes/counted-units';
import { renewingCounts } from '#domain/cloud/seat-counts';
import { goesOn } from '#domain/licenses/renews';
import type { RenewingSeat } from '#domain/renewals/renewal-plan';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import { cloudSeatsOf, isCounted } from './cloud-seats';
import type { GroupRow } from './lock-groups';
import { pendingTerm, SEAT_STATE, seatFacts } from './seat-facts';

/** All seats of a group, as the rules of renewals need them. */
export async function renewingSeats(db: Database, subscriptionId: string): Promise<RenewingSeat[]> {
  const rows = await db
    .select(SEAT_STATE)
    .from(seats)
    .where(eq(seats.subscriptionId, subscriptionId))
    .orderBy(asc(seats.ordinal), asc(seats.id));
  return rows.map(seatFacts);
}

/** Seats that were added since would renew for nothing (CART-22, PRICE-22). */
export async function pricedAllSeats(
  tx: Database,
  groupId: string,
  priced: readonly string[],
): Promise<boolean> {
  const ids = new Set(priced);
  const renewing = (await renewingSeats(tx, groupId)).filter(goesOn);
  return renewing.every(({ seatId }) => ids.has(seatId));
}

/** The seats of a group, or its counts without the canceled ones. */
export async function loadUnits(db: Database, group: GroupRow): Promise<ChangeUnit[]> {
  if (!isCounted(group)) return (await renewingSeats(db, group.id)).map(seatUnit);
  const { kind, expireDate } = group;
  const future = { futureTerm: pendingTerm(group), expireDate };
  return countedUnits(kind, renewingCounts(cloudSeatsOf(group)), future);
}
