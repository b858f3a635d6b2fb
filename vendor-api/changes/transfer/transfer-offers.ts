import { isDeepStrictEqual } from 'node:util';
import {
  checkDecline,
  checkOwner,
  checkTransfer,
  isOfferedTo,
  type TransferRefusal,
} from '#domain/changes/transfer/check-transfer';
import { readNewOwner } from '#domain/changes/transfer/new-owner';
import type { DeclinedOffer } from '#domain/changes/transfer/undo-decline';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import { noteActivity } from '../../activity/note-activity';
import type { VendorDeps } from '../../deps';
import { type Answer, DONE, failure } from '../../http/answer';
import { type SignedInUser, viewerOf } from '../../http/identity';
import { describeGroup } from '../../licenses/group-content';
import { type GroupRow, lockGroup, NO_OFFER, updateGroup } from '../../licenses/group-rows';
import { ownerEmail } from '../../licenses/renewal-buyer';
import { enqueueMail } from '../../mail/outbox';
import { isClaimed } from '../../orders/claims/row-claims';
import type { Refusal } from '../../orders/order-answer';
import { changeUnderWay, invalidInput, notCloudOwner, notOwner } from '../../orders/refusals';
import { lockGroupFacts, namedGroups } from './named-groups';
import { transferDeclinedMail, transferRequestMail, transferWithdrawnMail } from './transfer-mails';

interface TransferRequest {
  readonly newOwnerEmail: string;
  readonly groupIds: readonly string[];
  readonly seatIds: readonly string[];
  readonly isCloud: boolean;
}

/** Offers all groups or none (XFER-01, XFER-22). An offer that already exists is not mailed again. */
export async function requestTransfer(
  deps: VendorDeps,
  user: SignedInUser,
  request: TransferRequest,
): Promise<Answer> {
  const { clock, settings } = deps;
  const newOwner = readNewOwner(request.newOwnerEmail, user.email);
  const email = newOwner.ok ? newOwner.email : '';
  return deps.db.transaction(async (tx) => {
    const named = await namedGroups(tx, user, request, notOwner);
    if (!named.ok) return failure(named.refusal);
    const groups = await lockGroupFacts(tx, user, named.groupIds, settings.PO_BRAINTREE_ID);
    // Named again, now that the groups are locked: a seat may have moved to another one.
    const found = await namedGroups(tx, user, request, notOwner);
    if (!found.ok || !isDeepStrictEqual(found.groupIds, named.groupIds)) return failure(changeUnderWay);
    const refusal = refusalOf(groups, { ...request, ...named, email, user });
    if (refusal) return failure(refusal);
    // Checked last, because a customer who may not offer the group gets that refusal first (T-16).
    if (!newOwner.ok) return failure(invalidInput(newOwner.message));
    const offered = groups.filter((group) => !isOfferedTo(group, { userId: '', email }));
    if (offered.length === 0) return DONE;
    const ids = offered.map(({ id }) => id);
    if (await isClaimed(tx, ids)) return failure(changeUnderWay);
    const offer = { ...NO_OFFER, pendingOwnerEmail: email, pendingDate: clock.today() };
    for (const id of ids) {
      await updateGroup(tx, id, offer);
      const offered = {
        kind: 'transferOffered',
        ownerId: user.id,
        subscriptionId: id,
        contents: email,
      } as const;
      await noteActivity(tx, clock.now(), user, offered);
    }
    const portal = settings.PORTAL_URL[0] ?? '';
    const described = [];
    for (const group of offered) {
      const row = await lockGroup(tx, group.id);
      described.push({ ...group, ...(await describeGroup(tx, row, clock.today())) });
    }
    const mail = transferRequestMail({ to: email, by: user, groups: described, portal });
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
  // Repeating the same offer is allowed.
  const asked = groups.map((group) =>
    isOfferedTo(group, { userId: '', email }) ? { ...group, pendingOwner: null } : group,
  );
  const refusal = checkTransfer(asked, viewerOf(user));
  if (refusal) return refusal;
  const isElsewhere = groups.some(({ kind }) => (kind !== 'rp') !== isCloud);
  return isElsewhere ? { code: 'NOT_ALLOWED', message: message.transferFailed } : null;
}

/** Side that ends the offer: the owner, the pending owner, or either (D-78). */
export type Ending = 'cancel' | 'decline' | 'either';

const CHECKS: Record<Ending, (group: SubscriptionFacts, viewer: Viewer) => TransferRefusal | null> = {
  cancel: checkOwner,
  decline: checkDecline,
  either: (group, viewer) => (isOfferedTo(group, viewer) ? null : checkOwner(group, viewer)),
};

/** Refusals for a group that the customer does not see (T-09). */
const STRANGERS: Record<Ending, Refusal> = {
  cancel: notOwner,
  decline: { code: 'NOT_ALLOWED', message: message.transferAcceptFailed },
  either: notCloudOwner,
};

/** XFER-08, XFER-09. */
export function endTransfer(
  { db, clock, settings }: VendorDeps,
  user: SignedInUser,
  ending: Ending,
  offered: Parameters<typeof namedGroups>[2],
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const named = await namedGroups(tx, user, offered, STRANGERS[ending]);
    if (!named.ok) return failure(named.refusal);
    const groups = await lockGroupFacts(tx, user, named.groupIds, settings.PO_BRAINTREE_ID);
    if (groups.length < named.groupIds.length) return failure(STRANGERS[ending]);
    const viewer = viewerOf(user);
    for (const group of groups) {
      const refusal = CHECKS[ending](group, viewer);
      if (refusal) return failure(refusal);
    }
    if (await isClaimed(tx, named.groupIds)) return failure(changeUnderWay);
    let canUndo = false;
    for (const group of groups) {
      const { pendingOwner } = group;
      if (pendingOwner === null) continue;
      const row = await lockGroup(tx, group.id);
      const isDeclined = isOfferedTo(group, viewer);
      // A decline can be undone once per offer, because the owner gets a mail each time.
      const declinedOffer =
        isDeclined && row.declinedOffer === null ? declined(row, user, clock.now()) : null;
      canUndo ||= declinedOffer !== null;
      await updateGroup(tx, group.id, { ...NO_OFFER, declinedOffer });
      const ended = { kind: 'transferEnded', ownerId: group.userId, subscriptionId: group.id } as const;
      await noteActivity(tx, clock.now(), user, ended);
      const about = { by: user, ...(await describeGroup(tx, row, clock.today())) };
      const mail = isDeclined
        ? transferDeclinedMail({
            to: await ownerEmail(tx, group.userId),
            expireDate: group.expireDate,
            ...about,
          })
        : transferWithdrawnMail({ to: pendingOwner, ...about });
      await enqueueMail(tx, clock.now(), mail);
    }
    return canUndo ? { ...DONE, canUndo } : DONE;
  });
}

function declined(
  { pendingDate: date, pendingOwnerId: movedBy }: GroupRow,
  { id, email }: SignedInUser,
  now: Date,
): DeclinedOffer {
  return { userId: id, email, movedBy, date, at: now.toISOString() };
}
