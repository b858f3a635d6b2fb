import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { INSTANCE_TYPES } from '#domain/cloud/cloud-kind';
import { refersToUser } from '../account/refers-to';
import type { Database } from '../db/database';
import { cloudInstances, instanceAdmins, subscriptions } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';

const INSTANCE = { id: cloudInstances.id, name: cloudInstances.name, type: cloudInstances.type };

export function adminInstances(db: Database, userId: string) {
  return db
    .select(INSTANCE)
    .from(instanceAdmins)
    .innerJoin(cloudInstances, eq(cloudInstances.id, instanceAdmins.instanceId))
    .where(eq(instanceAdmins.userId, userId))
    .orderBy(asc(cloudInstances.name), asc(cloudInstances.id));
}

export async function instanceOfDomain(db: Database, domain: string): Promise<string | null> {
  const [found] = await db
    .select({ id: cloudInstances.id })
    .from(cloudInstances)
    .where(eq(cloudInstances.domain, domain));
  return found?.id ?? null;
}

export async function mayUseDomain(
  db: Database,
  userId: string,
  { id, domain }: { id: string; domain: string },
): Promise<boolean> {
  if ((await adminInstances(db, userId)).some((instance) => instance.id === id)) return true;
  const own = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.ownerId, userId),
        inArray(subscriptions.kind, ['ase', 'cfb']),
        eq(subscriptions.domain, domain),
      ),
    )
    .limit(1);
  return own.length > 0;
}

export async function setUpDomain(tx: Database, domain: string, userId: string): Promise<boolean> {
  const [instance] = await tx
    .insert(cloudInstances)
    .values({ id: randomUUID(), type: INSTANCE_TYPES.cfb, name: domain, domain })
    .onConflictDoNothing()
    .returning({ id: cloudInstances.id });
  if (!instance) return false;
  await tx.insert(instanceAdmins).values({ instanceId: instance.id, userId });
  return true;
}

/** Only organizations that the customer administers or has groups of (REST-60). */
export async function organizationNames(
  db: Database,
  user: SignedInUser,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const administered = db
    .select({ id: instanceAdmins.instanceId })
    .from(instanceAdmins)
    .where(eq(instanceAdmins.userId, user.id));
  const joined = db
    .select({ id: subscriptions.instanceId })
    .from(subscriptions)
    .where(
      or(
        eq(subscriptions.ownerId, user.id),
        refersToUser(subscriptions.pendingOwnerEmail, subscriptions.pendingOwnerId, user),
      ),
    );
  const found = await db
    .select(INSTANCE)
    .from(cloudInstances)
    .where(
      and(
        inArray(cloudInstances.id, [...ids]),
        eq(cloudInstances.type, INSTANCE_TYPES.organization),
        or(inArray(cloudInstances.id, administered), inArray(cloudInstances.id, joined)),
      ),
    );
  return new Map(found.map(({ id, name }) => [id, name]));
}
