import { inArray } from 'drizzle-orm';
import { checkTransfer, isOfferedTo } from '#domain/changes/transfer/check-transfer';
import { readNewOwner } from '#domain/changes/transfer/new-owner';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import { enqueueMail } from '../../mail/outbox';
import { isClaimed } from '../../orders/claims/group-claims';
import type { Refusal } from '../../orders/order-answer';
import { changeUnderWay, invalidInput, notCloudOwner, notOwner } from '../../orders/refusals';
import { lockGroups } from './lock-groups';
import { namedGroups } from './named-groups';
import { DONE, refusedFor, type TransferAnswer } from './transfer-answer';
import { transferRequestMail } from './transfer-mails';

export interface TransferRequest {
  readonly newOwnerEmail: string;
  readonly groupIds: readonly string[];
  readonly seatIds: readonly string[];
  readonly isCloud: boolean;
}

/**
 * Offers groups to somebody and mails them; all of the groups or none (XFER-01, XFER-22). An offer that exists already
 * is not mailed again.
 */
export async function requestTransfer(
  deps: VendorDeps,
  user: SignedInUser,
  request: TransferRequest,
): Promise<TransferAnswer> {
  const newOwner = readNewOwner(request.newOwnerEmail, user.email);
  if (!newOwner.ok) return refusedFor(invalidInput(newOwner.message));
  const { email } = newOwner;
  return deps.db.transaction(async (tx) => {
    const named = await namedGroups(tx, user, request);
    if (!named.ok) return refusedFor(named.refusal);
    const groups = await lockGroups(tx, user, named.groupIds, deps.settings.PO_BRAINTREE_ID);
    const refusal = refusalOf(groups, { ...request, ...named, email, user });
    if (refusal) return refusedFor(refusal);
    const offered = groups.filter((group) => !isOfferedTo(group, { userId: '', email }));
    if (offered.length === 0) return DONE;
    const ids = offered.map(({ id }) => id);
    if (await isClaimed(tx, ids)) return refusedFor(changeUnderWay);
    await offer(deps, tx, { user, email, groups: offered });
    return DONE;
  });
}

interface Asked extends TransferRequest {
  readonly email: string;
  readonly user: SignedInUser;
}

function refusalOf(
  groups: readonly SubscriptionFacts[],
  { groupIds, isCloud, email, user }: Asked,
): Refusal | null {
  const viewer = { userId: user.id, email: user.email };
  if (groups.length < groupIds.length) return isCloud ? notCloudOwner : notOwner;
  for (const group of groups) {
    // The same offer again is allowed.
    const asked = isOfferedTo(group, { userId: '', email }) ? { ...group, pendingOwner: null } : group;
    const refusal = checkTransfer(asked, viewer);
    if (refusal) return { code: refusal.code, text: refusal.message };
  }
  const isElsewhere = groups.some(({ kind }) => (kind !== 'rp') !== isCloud);
  return isElsewhere ? { code: 'NOT_ALLOWED', text: message.transferFailed } : null;
}

interface Offer {
  readonly user: SignedInUser;
  readonly email: string;
  readonly groups: readonly SubscriptionFacts[];
}

async function offer(
  { clock, settings }: VendorDeps,
  tx: Database,
  { user, email, groups }: Offer,
): Promise<void> {
  const pending = { pendingOwnerEmail: email, pendingOwnerId: null, pendingDate: clock.today() };
  const ids = groups.map(({ id }) => id);
  await tx.update(subscriptions).set(pending).where(inArray(subscriptions.id, ids));
  const portal = settings.PORTAL_URL[0] ?? '';
  await enqueueMail(tx, clock.now(), transferRequestMail({ to: email, by: user, groups, portal }));
}
