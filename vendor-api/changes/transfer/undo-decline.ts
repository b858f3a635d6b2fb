import { z } from 'zod';
import { checkTransfer } from '#domain/changes/transfer/check-transfer';
import { canUndoDecline } from '#domain/changes/transfer/undo-decline';
import { message } from '#domain/messages/catalogue';
import { noteActivity } from '../../activity/note-activity';
import type { VendorDeps } from '../../deps';
import { type Answer, DONE, failure } from '../../http/answer';
import { type SignedInUser, viewerOf } from '../../http/identity';
import { describeGroup } from '../../licenses/group-content';
import { factsOfGroup } from '../../licenses/group-facts';
import { lockGroups, updateGroup } from '../../licenses/group-rows';
import { ownerEmail } from '../../licenses/renewal-buyer';
import { enqueueMail } from '../../mail/outbox';
import { isClaimed } from '../../orders/claims/row-claims';
import { changeUnderWay } from '../../orders/refusals';
import { transferWaitsAgainMail } from './transfer-mails';

export const undoneDecline = z.object({ subscriptionId: z.string().min(1).max(64) });

const declineStands = failure({ code: 'NOT_ALLOWED', message: message.declineStands });

/** Undoes a decline, once and shortly after it, if the owner could make the offer again (D-99). */
export function undoDecline(
  { db, clock, settings }: VendorDeps,
  user: SignedInUser,
  { subscriptionId: id }: z.output<typeof undoneDecline>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const [group] = await lockGroups(tx, [id]);
    const declined = group?.declinedOffer ?? null;
    if (!group || declined === null || !canUndoDecline(declined, viewerOf(user), clock.now()))
      return declineStands;
    const to = await ownerEmail(tx, group.ownerId);
    const facts = await factsOfGroup(tx, group, settings.PO_BRAINTREE_ID);
    if (checkTransfer([facts], { userId: group.ownerId, email: to })) return declineStands;
    if (await isClaimed(tx, [id])) return failure(changeUnderWay);
    const { email, movedBy, date } = declined;
    // Keeps the declined offer, so that it can be undone only once.
    await updateGroup(tx, id, { pendingOwnerEmail: email, pendingOwnerId: movedBy, pendingDate: date });
    const offered = {
      kind: 'transferOffered',
      ownerId: group.ownerId,
      subscriptionId: id,
      contents: email,
    } as const;
    await noteActivity(tx, clock.now(), user, offered);
    const description = await describeGroup(tx, group, clock.today());
    await enqueueMail(tx, clock.now(), transferWaitsAgainMail({ to, by: user, ...description }));
    return DONE;
  });
}
