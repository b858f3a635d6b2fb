import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/client';
import { seatManagers, seats } from '../db/schema/licenses';

/** The ids of the seats that a person manages, as a sub-query. */
export function managedSeatIds(db: Database, email: string) {
  return db.select({ id: seatManagers.seatId }).from(seatManagers).where(eq(seatManagers.email, email));
}

/** Whether a seat is somebody's to decide upon: owned or managed (D-107). */
export function isOwnedOrManagedBy(
  db: Database,
  user: { readonly id: string; readonly email: string },
): SQL | undefined {
  return or(eq(seats.ownerId, user.id), inArray(seats.id, managedSeatIds(db, user.email)));
}
