import { and, eq, isNull, or } from 'drizzle-orm';
import { INSTANCE_TYPES } from '#domain/cloud/cloud-kind';
import { checkHome, homeKind, readDomain } from '#domain/cloud/home';
import { message } from '#domain/messages/catalogue';
import { noteActivity } from '../activity/note-activity';
import type { Database } from '../db/database';
import { seats } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import { type Answer, DONE, failure } from '../http/answer';
import { type SignedInUser, viewerOf } from '../http/identity';
import { PRODUCT_KINDS } from '../licenses/group-facts';
import { type GroupRow, lockOwnGroup, updateGroup } from '../licenses/group-rows';
import { updateSeats } from '../licenses/update-seats';
import type { Refusal } from '../orders/order-answer';
import { invalidInput, notCloudOwner } from '../orders/refusals';
import { adminInstances, instanceOfDomain, mayUseDomain, setUpDomain } from './instances';

interface Assignment {
  readonly subscriptionId: string;
  readonly typed: string;
}

/** Assigns a domain to a cloud group (REST-56). Sets up a free one; refuses one of another customer. */
export function assignDomain(
  { db, clock }: Pick<VendorDeps, 'db' | 'clock'>,
  user: SignedInUser,
  { subscriptionId, typed }: Assignment,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const group = await lockOwnGroup(tx, user.id, subscriptionId);
    if (group === null || group.kind === 'rp') return failure(notCloudOwner);
    const facts = { ...group, userId: group.ownerId, ownerEmail: null };
    const isDomain = homeKind(PRODUCT_KINDS[group.kind]) === 'domain';
    const refusal =
      checkHome(facts, { viewer: viewerOf(user), today: clock.today() }) ??
      (await (isDomain ? toDomain : toOrganization)(tx, user, group, typed));
    if (refusal) return failure(refusal);
    if (isDomain ? group.domain === readDomain(typed) : group.instanceId === typed) return DONE;
    const assigned = { ownerId: user.id, subscriptionId, contents: typed.trim() };
    await noteActivity(tx, clock.now(), user, { kind: 'homeAssigned', ...assigned });
    return DONE;
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
  if (!(await isAvailable(tx, user, domain)))
    return { code: 'NOT_ALLOWED', message: message.domainTaken(domain) };
  await updateGroup(tx, group.id, { domain });
  // Bundles with a different domain keep it.
  const isUnassigned = isNull(seats.assignedTo);
  const follows = group.domain === null ? isUnassigned : or(isUnassigned, eq(seats.assignedTo, group.domain));
  await updateSeats(tx, and(eq(seats.subscriptionId, group.id), follows), { assignedTo: domain });
  return null;
}

// The domain is unique, so that one of two concurrent requests is refused.
async function isAvailable(tx: Database, user: SignedInUser, domain: string): Promise<boolean> {
  const id = await instanceOfDomain(tx, domain);
  return id === null ? setUpDomain(tx, domain, user.id) : mayUseDomain(tx, user.id, { id, domain });
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
  if (!chosen) return { code: 'NOT_ALLOWED', message: message.organizationNotYours };
  await updateGroup(tx, group.id, { instanceId: chosen.id, orgName: chosen.name });
  return null;
}
