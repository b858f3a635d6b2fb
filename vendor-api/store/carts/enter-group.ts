import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { cloudLicenseTypes } from '#domain/store/cloud-cart';
import { storedTermOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/client';
import { subscriptions } from '../../db/schema/licenses';
import type { OrderDeps } from '../orders/order-deps';
import { quantityOf } from '../orders/quantity-of';
import type { CartSnapshot } from '../orders/snapshot';
import { groupKindOf } from './group-kind';

/** The group that took a purchase, and what it is for. */
export interface EnteredGroup {
  readonly id: string;
  readonly domain: string | null;
  readonly instanceId: string | null;
}

export interface Entry {
  readonly ownerId: string;
  readonly snapshot: CartSnapshot;
  /** The card that renews a new group. */
  readonly braintreeId: string | null;
}

/** Puts a paid purchase into its group: counted seats are added, its home is kept where the group had none. */
export async function enterGroup(
  deps: Pick<OrderDeps, 'log'>,
  tx: Database,
  entry: Entry,
): Promise<EnteredGroup> {
  const { subscriptionId } = entry.snapshot;
  if (subscriptionId === null) return startGroup(tx, entry);
  const joined = await joinGroup(tx, subscriptionId, entry);
  if (joined) return joined;
  deps.log.error(
    { subscriptionId },
    'a group left its owner while a purchase for it was charged; it gets its own',
  );
  return startGroup(tx, entry);
}

/**
 * Adds to an existing group. The sums are the database's, and its lock on the row lets one purchase in at a time,
 * whatever it holds. Undefined when it is no longer the customer's.
 */
export async function joinGroup(
  tx: Database,
  id: string,
  { ownerId, snapshot }: Entry,
): Promise<EnteredGroup | undefined> {
  const { domain, instanceId, cloudAuthorCount, rpPublisherCount } = groupContents(snapshot);
  const [joined] = await tx
    .update(subscriptions)
    .set({
      cloudAuthorCount: sql`${subscriptions.cloudAuthorCount} + ${cloudAuthorCount}`,
      rpPublisherCount: sql`${subscriptions.rpPublisherCount} + ${rpPublisherCount}`,
      // What is added goes on, and with it a group whose seats were all canceled while this was paid.
      canceled: sql`${subscriptions.canceled} and not ${subscriptions.autoRenew}`,
      domain: sql`coalesce(${subscriptions.domain}, ${domain})`,
      instanceId: sql`coalesce(${subscriptions.instanceId}, ${instanceId})`,
    })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.ownerId, ownerId)))
    .returning({ id: subscriptions.id, domain: subscriptions.domain, instanceId: subscriptions.instanceId });
  // A bundle may be for another domain than those it is billed with.
  return joined && { ...joined, domain: snapshot.kind === 'ase' ? (domain ?? joined.domain) : joined.domain };
}

// A new group starts today and renews by the card that paid for it (D-40).
async function startGroup(tx: Database, { ownerId, snapshot, braintreeId }: Entry): Promise<EnteredGroup> {
  const { termCode, startDate, expireDate, today } = snapshot;
  const id = randomUUID();
  const contents = groupContents(snapshot);
  await tx.insert(subscriptions).values({
    id,
    ownerId,
    kind: groupKindOf(snapshot),
    ...contents,
    ...storedTermOf(termCode),
    startDate,
    expireDate,
    purchaseDate: today,
    braintreeId,
  });
  return { id, domain: contents.domain, instanceId: contents.instanceId };
}

/** What a purchase puts into the row of its group. */
export function groupContents(snapshot: CartSnapshot) {
  const none = {
    licenseType: null,
    domain: null,
    instanceId: null,
    cloudAuthorCount: 0,
    rpPublisherCount: 0,
  };
  switch (snapshot.kind) {
    case 'rp':
      return none;
    case 'ase':
      return { ...none, licenseType: snapshot.lines[0]?.licenseType ?? null, domain: snapshot.domain };
    case 'cloud': {
      const { author, publisher } = cloudLicenseTypes(snapshot.plan);
      return {
        ...none,
        domain: snapshot.domain,
        instanceId: snapshot.orgId,
        cloudAuthorCount: quantityOf(snapshot.lines, author),
        rpPublisherCount: publisher === null ? 0 : quantityOf(snapshot.lines, publisher),
      };
    }
  }
}
