import { eq, inArray } from 'drizzle-orm';
import {
  checkDecline,
  checkOwner,
  isOfferedTo,
  type TransferRefusal,
} from '#domain/changes/transfer/check-transfer';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { Database } from '../../db/database';
import { users } from '../../db/schema/account';
import { subscriptions } from '../../db/schema/licenses';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import { enqueueMail } from '../../mail/outbox';
import { isClaimed } from '../../orders/claims/group-claims';
import { changeUnderWay, notOwner } from '../../orders/refusals';
import { lockGroups } from './lock-groups';
import { namedGroups } from './named-groups';
import { DONE, refused, refusedFor, type TransferAnswer } from './transfer-answer';
import { transferDeclinedMail } from './transfer-mails';

/** Ended by the owner, by the one it was offered to, or by either (D-78). */
export type Ending = 'cancel' | 'decline' | 'either';

interface Offered {
  readonly groupIds: readonly string[];
  readonly seatIds: readonly string[];
}

/** XFER-08, XFER-09. */
export function endTransfer(
  deps: VendorDeps,
  user: SignedInUser,
  ending: Ending,
  offered: Offered,
): Promise<TransferAnswer> {
  return deps.db.transaction(async (tx) => {
    const named = await namedGroups(tx, user, offered);
    if (!named.ok) return refusedFor(named.refusal);
    const groups = await lockGroups(tx, user, named.groupIds, deps.settings.PO_BRAINTREE_ID);
    if (groups.length < named.groupIds.length) return refusedFor(notOwner);
    const viewer = { userId: user.id, email: user.email };
    for (const group of groups) {
      const refusal = CHECKS[ending](group, viewer);
      if (refusal) return refused(refusal);
    }
    if (await isClaimed(tx, named.groupIds)) return refusedFor(changeUnderWay);
    await tx
      .update(subscriptions)
      .set({ pendingOwnerEmail: null, pendingOwnerId: null, pendingDate: null })
      .where(inArray(subscriptions.id, named.groupIds));
    for (const group of groups) {
      if (isOfferedTo(group, viewer)) await tellOwner(deps, tx, group, user);
    }
    return DONE;
  });
}

type Viewer = Parameters<typeof checkOwner>[1];

const CHECKS: Record<Ending, (group: SubscriptionFacts, viewer: Viewer) => TransferRefusal | null> = {
  cancel: checkOwner,
  decline: checkDecline,
  either: (group, viewer) => (isOfferedTo(group, viewer) ? null : checkOwner(group, viewer)),
};

async function tellOwner(
  { clock }: Pick<VendorDeps, 'clock'>,
  tx: Database,
  { userId, expireDate }: SubscriptionFacts,
  by: SignedInUser,
): Promise<void> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) throw new Error('a subscription without an owner');
  await enqueueMail(tx, clock.now(), transferDeclinedMail({ to: owner.email, by, expireDate }));
}
