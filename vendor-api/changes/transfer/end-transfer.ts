import {
  checkDecline,
  checkOwner,
  isOfferedTo,
  type TransferRefusal,
} from '#domain/changes/transfer/check-transfer';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import type { VendorDeps } from '../../deps';
import { type Answer, DONE, failure } from '../../http/answer';
import { type SignedInUser, viewerOf } from '../../http/identity';
import { NO_OFFER } from '../../licenses/group-columns';
import { updateGroup } from '../../licenses/lock-groups';
import { ownerEmail } from '../../licenses/renewal-buyer';
import { enqueueMail } from '../../mail/outbox';
import { isClaimed } from '../../orders/claims/group-claims';
import { changeUnderWay, notOwner } from '../../orders/refusals';
import { lockGroupFacts, namedGroups } from './named-groups';
import { transferDeclinedMail } from './transfer-mails';

/** Ended by the owner, by the one it was offered to, or by either (D-78). */
export type Ending = 'cancel' | 'decline' | 'either';

const CHECKS: Record<Ending, (group: SubscriptionFacts, viewer: Viewer) => TransferRefusal | null> = {
  cancel: checkOwner,
  decline: checkDecline,
  either: (group, viewer) => (isOfferedTo(group, viewer) ? null : checkOwner(group, viewer)),
};

/** XFER-08, XFER-09. */
export function endTransfer(
  { db, clock, settings }: VendorDeps,
  user: SignedInUser,
  ending: Ending,
  offered: Parameters<typeof namedGroups>[2],
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const named = await namedGroups(tx, user, offered);
    if (!named.ok) return failure(named.refusal);
    const groups = await lockGroupFacts(tx, user, named.groupIds, settings.PO_BRAINTREE_ID);
    if (groups.length < named.groupIds.length) return failure(notOwner);
    const viewer = viewerOf(user);
    for (const group of groups) {
      const refusal = CHECKS[ending](group, viewer);
      if (refusal) return failure(refusal);
    }
    if (await isClaimed(tx, named.groupIds)) return failure(changeUnderWay);
    for (const group of groups) {
      await updateGroup(tx, group.id, NO_OFFER);
      if (!isOfferedTo(group, viewer)) continue;
      const to = await ownerEmail(tx, group.userId);
      const mail = transferDeclinedMail({ to, by: user, expireDate: group.expireDate });
      await enqueueMail(tx, clock.now(), mail);
    }
    return DONE;
  });
}
