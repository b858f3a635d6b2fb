import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';
import { isOwnedOrManagedBy } from '../licenses/managed-seats';

export interface FoundLicense {
  readonly id: string;
  readonly product: string;
  readonly licensee: string | null;
  readonly assignedTo: string | null;
  readonly upgradeKey: string | null;
  readonly numUpgrades: number | null;
  readonly numUpgradesUsed: number | null;
}

/** D-107. */
export function findPerpetual(db: Database, user: SignedInUser): Promise<FoundLicense[]> {
  return find(db, user, 'perpetual');
}

/** Null for another customer's code and for none. */
export async function findUpgradeCode(
  db: Database,
  user: SignedInUser,
  code: string,
): Promise<FoundLicense | null> {
  const codes = await find(db, user, 'upgrade');
  return codes.find(({ upgradeKey }) => upgradeKey === code) ?? null;
}

function find(db: Database, user: SignedInUser, kind: 'perpetual' | 'upgrade'): Promise<FoundLicense[]> {
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
