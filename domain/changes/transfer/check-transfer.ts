import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import { isSameEmail } from '../../text/email';
import { type Refusal, refusePastDue, refuseStranger } from '../change-refusal';

export type TransferRefusal = Refusal<'NOT_OWNER' | 'NOT_ELIGIBLE' | 'NOT_ALLOWED'>;

type Group = Pick<
  SubscriptionFacts,
  | 'kind'
  | 'userId'
  | 'ownerId'
  | 'ownerEmail'
  | 'canceled'
  | 'hasFailedPaymentAttempt'
  | 'firstFailedPaymentDate'
  | 'pendingOwner'
>;

/** Returns why the viewer may not offer all groups, or null: no owner, past due or already offered (T-16, D-99). */
export function checkTransfer(groups: readonly Group[], viewer: Viewer): TransferRefusal | null {
  const refusal = refuseStranger(groups, viewer) ?? refusePastDue(groups);
  if (refusal) return refusal;
  const isOffered = groups.some(({ pendingOwner }) => pendingOwner);
  return isOffered ? { code: 'NOT_ALLOWED', message: message.transferPending } : null;
}

/** Returns why the viewer may not withdraw an offer, or null; only the owner may (T-09, XFER-09). */
export function checkOwner(group: Group, viewer: Viewer): TransferRefusal | null {
  return refuseStranger([group], viewer);
}

/** Returns why the viewer may not take a group over, or null: not offered to them, or past due (XFER-19, D-99). */
export function checkAcceptance(group: Group, viewer: Viewer): TransferRefusal | null {
  if (!isOfferedTo(group, viewer)) return { code: 'NOT_ALLOWED', message: message.transferAcceptFailed };
  return refusePastDue([group]);
}

/** Returns why the viewer may not decline an offer, or null; a past-due group can be declined too (XFER-08). */
export function checkDecline(group: Group, viewer: Viewer): TransferRefusal | null {
  return isOfferedTo(group, viewer) ? null : { code: 'NOT_ALLOWED', message: message.transferAcceptFailed };
}

/** Checks for a transfer without a card (XFER-12): a purchase order, or a cloud group that ends (D-62). */
export function isTakenAtOnce({
  kind,
  isPurchaseOrder,
  autoRenew,
  canceled,
}: Pick<SubscriptionFacts, 'kind' | 'isPurchaseOrder' | 'autoRenew' | 'canceled'>): boolean {
  return isPurchaseOrder || (kind !== 'rp' && (!autoRenew || canceled));
}

/** Checks that a group waits for the viewer's answer (XFER-06). */
export function isOfferedTo({ pendingOwner }: Pick<Group, 'pendingOwner'>, { email }: Viewer): boolean {
  return isSameEmail(pendingOwner, email);
}
