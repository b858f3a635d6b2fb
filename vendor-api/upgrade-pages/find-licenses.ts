import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';
import { isOwnedOrManagedBy } from '../licenses/visible-seats';

export function findPerpetual(db: Database, user: SignedInUser) {
  return find(db, user, 'perpetual');
}

export async function findUpgradeCode(
  db: Database,
  user: SignedInUser,
  code: string,
): Promise<FoundLicense | null> {
  const codes = await find(db, user, 'upgrade');
  return codes.find(({ upgradeKey }) => upgradeKey === code) ?? null;
}

export type FoundLicense = Awaited<ReturnType<typeof find>>[number];

function find(db: Database, user: SignedInUser, kind: 'perpetual' | 'upgrade') {
  return db
    .select({
      id: seats.id,
      product: seats.product,
      licensee: seats.licensee,
      assignedTo: seats.assignedTo,
      upgradeKey: seats.upgradeKey,
      numUpgrades: seats.numUpgrades,
      numUpgradesUsed: seats.numUpgradesUsed,
    })
    .from(seats)
    .where(and(eq(seats.kind, kind), isOwnedOrManagedBy(db, user)))
    .orderBy(asc(seats.purchaseDate), asc(seats.ordinal), asc(seats.id));
}
