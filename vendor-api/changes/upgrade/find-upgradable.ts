import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { seats } from '../../db/schema/licenses';
import type { Named } from '../../licenses/is-meant';
import { isOwnedOrManagedBy } from '../../licenses/managed-seats';

interface UpgradableSeat {
  readonly seatId: string;
  readonly product: string;
  readonly licensee: string | null;
}

/**
 * The perpetual licences among these ids that somebody may upgrade, in the order asked for: those owned and those
 * managed (D-107).
 */
export async function findUpgradable(
  db: Database,
  user: Named,
  seatIds: readonly string[],
): Promise<UpgradableSeat[]> {
  const found = await db
    .select({ seatId: seats.id, product: seats.product, licensee: seats.licensee })
    .from(seats)
    .where(and(inArray(seats.id, [...seatIds]), eq(seats.kind, 'perpetual'), isOwnedOrManagedBy(db, user)));
  const byId = new Map(found.map((seat) => [seat.seatId, seat]));
  return seatIds.flatMap((id) => byId.get(id) ?? []);
}
