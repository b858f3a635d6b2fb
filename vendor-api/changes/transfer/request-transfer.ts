import { checkTransfer, isOfferedTo } from '#domain/changes/transfer/check-transfer';
import { readNewOwner } from '#domain/changes/transfer/new-owner';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import { type Answer, DONE, failure } from '../../http/answer';
import { type SignedInUser, viewerOf } from '../../http/identity';
import { updateGroup } from '../../licenses/lock-groups';
import { enqueueMail } from '../../mail/outbox';
import { isClaimed } from '../../orders/claims/group-claims';
import type { Refusal } from '../../orders/order-answer';
import { changeUnderWay, invalidInput, notCloudOwner, notOwner } from '../../orders/refusals';
import { lockGroupFacts, namedGroups } from './named-groups';
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
): Promise<Answer> {
  const { clock, settings } = deps;
  const newOwner = readNewOwner(request.newOwnerEmail, user.email);
  if (!newOwner.ok) return failure(invalidInput(newOwner.message));
  const { email } = newOwner;
  return deps.db.transaction(async (tx) => {
    const named = await namedGroups(tx, user, request);
    if (!named.ok) return failure(named.refusal);
    const groups = await lockGroupFacts(tx, user, named.groupIds, settings.PO_BRAINTREE_ID);
    const refusal = refusalOf(groups, { ...request, ...named, email, user });
    if (refusal) return failure(refusal);
    const offered = groups.filter((group) => !isOfferedTo(group, { userId: '', email }));
    if (offered.length === 0) return DONE;
    const ids = offered.map(({ id }) => id);
    if (await isClaimed(tx, ids)) return failure(changeUnderWay);
    const offer = { pendingOwnerEmail: email, pendingOwnerId: null, pendingDate: clock.today() };
    for (const id of ids) await updateGroup(tx, id, offer);
    const portal = settings.PORTAL_URL[0] ?? '';
    const mail = transferRequestMail({ to: email, by: user, groups: offered, portal });
    await enqueueMail(tx, clock.now(), mail);
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
  if (groups.length < groupIds.length) return isCloud ? notCloudOwner : notOwner;
  for (const group of groups) {
    // The same offer again is allowed.
    const asked = isOfferedTo(group, { userId: '', email }) ? { ...group, pendingOwner: null } : group;
    const refusal = checkTransfer(asked, viewerOf(user));
    if (refusal) return refusal;
  }
  const isElsewhere = groups.some(({ kind }) => (kind !== 'rp') !== isCloud);
  return isElsewhere ? { code: 'NOT_ALLOWED', message: message.transferFailed } : null;
}
