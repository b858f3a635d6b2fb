import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { refersToUser, type UserIdentity } from '../account/refers-to';
import type { Database } from '../db/database';
import { seatManagers, seats } from '../db/schema/licenses';

export function managedSeatIds(db: Database, user: UserIdentity) {
  return db
    .select({ id: seatManagers.seatId })
    .from(seatManagers)
    .where(refersToUser(seatManagers.email, seatManagers.userId, user));
}

/** D-107. */
export function isOwnedOrManagedBy(db: Database, user: UserIdentity): SQL | undefined {
  return or(eq(seats.ownerId, user.id), inArray(seats.id, managedSeatIds(db, user)));
}

/** The managers of a seat without the viewer's own address where it does not refer to them. */
export function visibleManagers(user: UserIdentity): SQL<string[]> {
  return sql<string[]>`array(
    select ${seatManagers.email} from ${seatManagers}
    where ${and(eq(seatManagers.seatId, seats.id), user.emailProven ? undefined : isReadBy(user))} order by 1)`;
}

function isReadBy(user: UserIdentity): SQL | undefined {
  const isBrought = sql`${seatManagers.userId} is not distinct from ${user.id}`;
  return or(ne(seatManagers.email, user.email), isBrought, eq(seats.ownerId, user.id));
}
