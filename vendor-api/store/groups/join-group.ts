import { randomUUID } from 'node:crypto';
import { cloudLicenseTypes } from '#domain/store/carts/cart-items';
import { isElsewhere } from '#domain/store/groups/co-term';
import { storedTermOf, termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import { isBoughtByPo } from '../../licenses/group-facts';
import { type GroupRow, lockOwnGroup, updateGroup } from '../../licenses/group-rows';
import type { CloudAssignment } from '../../licenses/home-facts';
import { isClaimedForAll } from '../../orders/claims/row-claims';
import type { OrderDeps } from '../../orders/order-kind';
import { quantityOf } from '../../orders/sales/order-lines';
import { type CartSnapshot, groupKindOf } from '../cart-snapshot';

export interface AssignedGroup extends CloudAssignment {
  readonly id: string;
  readonly givenName?: string | null;
}

type JoinDeps = Pick<OrderDeps, 'log' | 'settings'>;

export interface PaidCart {
  readonly ownerId: string;
  readonly snapshot: CartSnapshot;
  /** Token of the card that renews a new group, or the sentinel of a purchase order. */
  readonly braintreeId: string | null;
}

export async function joinOrStartGroup(deps: JoinDeps, tx: Database, cart: PaidCart): Promise<AssignedGroup> {
  const { subscriptionId } = cart.snapshot;
  if (subscriptionId === null) return startGroup(tx, cart, contentColumns(cart.snapshot));
  const group = await lockOwnGroup(tx, cart.ownerId, subscriptionId);
  const joined = group && (await joinGroup(deps, tx, group, cart));
  if (joined) return joined;
  deps.log.error({ subscriptionId }, 'a group moved on while a purchase for it was charged; it gets its own');
  return startGroup(tx, cart, assignmentBeside(group, cart.snapshot));
}

/** Null if term, end or assignment changed, or a renewal was priced without the seats (CART-22, CLOUD-17). */
export async function joinGroup(
  deps: JoinDeps,
  tx: Database,
  group: GroupRow,
  { snapshot }: PaidCart,
): Promise<AssignedGroup | null> {
  if (!isAsPaid(deps, group, snapshot) || (await isClaimedForAll(tx, group.id))) return null;
  const bought = contentColumns(snapshot);
  const domain = group.domain ?? bought.domain;
  const instanceId = group.instanceId ?? bought.instanceId;
  await updateGroup(tx, group.id, {
    cloudAuthorCount: group.cloudAuthorCount + bought.cloudAuthorCount,
    rpPublisherCount: group.rpPublisherCount + bought.rpPublisherCount,
    // A group that was canceled during the charge renews again.
    canceled: group.canceled && !group.autoRenew,
    domain,
    instanceId,
  });
  // A bundle may have another domain than its group.
  const ownDomain = snapshot.contents.kind === 'ase' ? bought.domain : null;
  return { id: group.id, givenName: group.givenName, domain: ownDomain ?? domain, instanceId };
}

function isAsPaid({ settings }: JoinDeps, group: GroupRow, snapshot: CartSnapshot): boolean {
  const { contents, termCode, expireDate, isPurchaseOrder } = snapshot;
  return (
    termCodeOf(group) === termCode &&
    group.expireDate === expireDate &&
    // Seats of a purchase order must not renew by card.
    isBoughtByPo(group, settings.PO_BRAINTREE_ID) === isPurchaseOrder &&
    !(contents.kind === 'cloud' && isAssignedElsewhere(group, contentColumns(snapshot)))
  );
}

function isAssignedElsewhere(group: CloudAssignment, { domain, instanceId }: CloudAssignment): boolean {
  return isElsewhere({ domain, orgId: instanceId }, { domain: group.domain, orgId: group.instanceId });
}

// A purchase without an assignment gets the group's.
function assignmentBeside(group: CloudAssignment | null, snapshot: CartSnapshot): CloudAssignment {
  const named = contentColumns(snapshot);
  if (group === null || isAssignedElsewhere(group, named)) return named;
  return { domain: named.domain ?? group.domain, instanceId: named.instanceId ?? group.instanceId };
}

async function startGroup(
  tx: Database,
  { ownerId, snapshot, braintreeId }: PaidCart,
  { domain, instanceId }: CloudAssignment,
): Promise<AssignedGroup> {
  const { termCode, startDate, expireDate, today, isPurchaseOrder } = snapshot;
  const id = randomUUID();
  await tx.insert(subscriptions).values({
    id,
    ownerId,
    kind: groupKindOf(snapshot.contents),
    ...contentColumns(snapshot),
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

export function contentColumns({ contents, lines }: CartSnapshot) {
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
