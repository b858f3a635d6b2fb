import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { cloudLicenseTypes } from '#domain/store/cloud-cart';
import { isElsewhere } from '#domain/store/group-home';
import { storedTermOf, termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import { isBoughtByPo } from '../../licenses/group-facts';
import { type GroupRow, holdOwnGroup } from '../../licenses/hold-groups';
import { isClaimedForAll } from '../../orders/claims/group-claims';
import { quantityOf } from '../../orders/lines/quantity-of';
import type { OrderDeps } from '../../orders/order-kind';
import { type CartSnapshot, groupKindOf } from '../cart-snapshot';

interface Home {
  readonly domain: string | null;
  readonly instanceId: string | null;
}

export interface EnteredGroup extends Home {
  readonly id: string;
}

type JoinDeps = Pick<OrderDeps, 'log' | 'settings'>;

export interface Entry {
  readonly ownerId: string;
  readonly snapshot: CartSnapshot;
  readonly braintreeId: string | null;
}

/** Adds to the group of the purchase, or starts one. */
export async function enterGroup(deps: JoinDeps, tx: Database, entry: Entry): Promise<EnteredGroup> {
  const { subscriptionId } = entry.snapshot;
  if (subscriptionId === null) return startGroup(tx, entry, groupContents(entry.snapshot));
  const former = await holdOwnGroup(tx, entry.ownerId, subscriptionId);
  const joined = former && (await joinGroup(deps, tx, former, entry));
  if (joined) return joined;
  deps.log.error({ subscriptionId }, 'a group moved on while a purchase for it was charged; it gets its own');
  return startGroup(tx, entry, homeBeside(former, entry.snapshot));
}

/**
 * Adds to a locked group. Undefined when its term, end or assignment has changed, or it is about to renew at a price
 * without these seats (CART-22, CLOUD-17).
 */
export async function joinGroup(
  deps: JoinDeps,
  tx: Database,
  group: GroupRow,
  { snapshot }: Entry,
): Promise<EnteredGroup | undefined> {
  if (!isAsPaid(deps, group, snapshot) || (await isClaimedForAll(tx, group.id))) return undefined;
  const { domain, instanceId, cloudAuthorCount, rpPublisherCount } = groupContents(snapshot);
  const [joined] = await tx
    .update(subscriptions)
    .set({
      cloudAuthorCount: sql`${subscriptions.cloudAuthorCount} + ${cloudAuthorCount}`,
      rpPublisherCount: sql`${subscriptions.rpPublisherCount} + ${rpPublisherCount}`,
      // A group that was canceled during the charge renews again.
      canceled: sql`${subscriptions.canceled} and not ${subscriptions.autoRenew}`,
      domain: sql`coalesce(${subscriptions.domain}, ${domain})`,
      instanceId: sql`coalesce(${subscriptions.instanceId}, ${instanceId})`,
    })
    .where(eq(subscriptions.id, group.id))
    .returning({ id: subscriptions.id, domain: subscriptions.domain, instanceId: subscriptions.instanceId });
  // A bundle may have another domain than its group.
  return (
    joined && {
      ...joined,
      domain: snapshot.contents.kind === 'ase' ? (domain ?? joined.domain) : joined.domain,
    }
  );
}

function isAsPaid({ settings }: JoinDeps, group: GroupRow, snapshot: CartSnapshot): boolean {
  const { contents, termCode, expireDate, isPurchaseOrder } = snapshot;
  return (
    termCodeOf(group) === termCode &&
    group.expireDate === expireDate &&
    // Seats of a purchase order must not renew by a card.
    isBoughtByPo(group, settings.PO_BRAINTREE_ID) === isPurchaseOrder &&
    !(contents.kind === 'cloud' && isElsewhereThan(group, groupContents(snapshot)))
  );
}

function isElsewhereThan(group: Home, { domain, instanceId }: Home): boolean {
  return isElsewhere({ domain, orgId: instanceId }, { domain: group.domain, orgId: group.instanceId });
}

// Without an assignment of its own, the purchase has that of the group.
function homeBeside(former: Home | null, snapshot: CartSnapshot): Home {
  const named = groupContents(snapshot);
  if (former === null || isElsewhereThan(former, named)) return named;
  return { domain: named.domain ?? former.domain, instanceId: named.instanceId ?? former.instanceId };
}

// D-40.
async function startGroup(
  tx: Database,
  { ownerId, snapshot, braintreeId }: Entry,
  { domain, instanceId }: Home,
): Promise<EnteredGroup> {
  const { termCode, startDate, expireDate, today, isPurchaseOrder } = snapshot;
  const id = randomUUID();
  await tx.insert(subscriptions).values({
    id,
    ownerId,
    kind: groupKindOf(snapshot.contents),
    ...groupContents(snapshot),
    domain,
    instanceId,
    ...storedTermOf(termCode),
    startDate,
    expireDate,
    purchaseDate: today,
    braintreeId,
    autoRenew: !isPurchaseOrder,
  });
  return { id, domain, instanceId };
}

export function groupContents({ contents, lines }: CartSnapshot) {
  const none = {
    licenseType: null,
    domain: null,
    instanceId: null,
    cloudAuthorCount: 0,
    rpPublisherCount: 0,
  };
  switch (contents.kind) {
    case 'rp':
      return none;
    case 'ase':
      return { ...none, licenseType: lines[0]?.licenseType ?? null, domain: contents.domain };
    case 'cloud': {
      const { author, publisher } = cloudLicenseTypes(contents.plan);
      return {
        ...none,
        domain: contents.domain,
        instanceId: contents.orgId,
        cloudAuthorCount: quantityOf(lines, author),
        rpPublisherCount: publisher === null ? 0 : quantityOf(lines, publisher),
      };
    }
  }
}
