import { and, eq, isNull, or } from 'drizzle-orm';
import { checkHome, homeKind, readDomain } from '#domain/cloud/assign-home';
import { INSTANCE_TYPES } from '#domain/cloud/instance-type';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../db/database';
import { seats, subscriptions } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';
import { PRODUCT_KINDS } from '../licenses/group-facts';
import { type GroupRow, holdOwnGroup } from '../licenses/hold-groups';
import type { Refusal } from '../orders/order-answer';
import { invalidInput, notCloudOwner } from '../orders/refusals';
import { adminInstances, instanceOfDomain, mayUseDomain, setUpDomain } from './instances';

export interface WantedHome {
  readonly subscriptionId: string;
  /** A domain as typed, or the id of an organization. */
  readonly home: string;
}

/** Assigns the customer's cloud group (REST-56). A free domain is set up; one of another customer is refused. */
export function assignDomain(
  { db, clock }: Pick<VendorDeps, 'db' | 'clock'>,
  user: SignedInUser,
  { subscriptionId, home }: WantedHome,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const group = await holdOwnGroup(tx, user.id, subscriptionId);
    if (group === null || group.kind === 'rp') return notCloudOwner;
    const facts = { ...group, userId: group.ownerId, ownerEmail: null };
    const viewer = { userId: user.id, email: user.email };
    const refusal = checkHome(facts, { viewer, today: clock.today() });
    if (refusal) return { code: refusal.code, text: refusal.message };
    const assign = homeKind(PRODUCT_KINDS[group.kind]) === 'domain' ? toDomain : toOrganization;
    return assign(tx, user, group, home);
  });
}

async function toDomain(
  tx: Database,
  user: SignedInUser,
  group: GroupRow,
  typed: string,
): Promise<Refusal | null> {
  const domain = readDomain(typed);
  if (domain === null) return invalidInput(message.domainInvalid);
  if (!(await isFor(tx, user, domain))) return { code: 'NOT_ALLOWED', text: message.domainTaken(domain) };
  await tx.update(subscriptions).set({ domain }).where(eq(subscriptions.id, group.id));
  await assignBundles(tx, group, domain);
  return null;
}

// The domain is unique, so that of two simultaneous requests one is refused.
async function isFor(tx: Database, user: SignedInUser, domain: string): Promise<boolean> {
  const id = await instanceOfDomain(tx, domain);
  return id === null ? setUpDomain(tx, domain, user.id) : mayUseDomain(tx, user.id, { id, domain });
}

/** Bundles with a domain of their own keep it. */
async function assignBundles(tx: Database, { id, domain: before }: GroupRow, domain: string) {
  const follows = isNull(seats.assignedTo);
  await tx
    .update(seats)
    .set({ assignedTo: domain })
    .where(
      and(
        eq(seats.subscriptionId, id),
        before === null ? follows : or(follows, eq(seats.assignedTo, before)),
      ),
    );
}

async function toOrganization(
  tx: Database,
  user: SignedInUser,
  group: GroupRow,
  id: string,
): Promise<Refusal | null> {
  const instances = await adminInstances(tx, user.id);
  const chosen = instances.find(
    (instance) => instance.id === id && instance.type === INSTANCE_TYPES.organization,
  );
  if (!chosen) return { code: 'NOT_ALLOWED', text: message.organizationNotYours };
  await tx
    .update(subscriptions)
    .set({ instanceId: chosen.id, orgName: chosen.name })
    .where(eq(subscriptions.id, group.id));
  return null;
}
