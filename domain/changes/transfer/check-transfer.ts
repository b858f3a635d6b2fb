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

/** Whether the viewer may offer a group to somebody: its owner, with nothing owed and no offer waiting (T-16, D-99); null when so. */
export function checkTransfer(group: Group, viewer: Viewer): TransferRefusal | null {
  const refusal = checkOwner(group, viewer) ?? refusePastDue([group]);
  if (refusal) return refusal;
  return group.pendingOwner ? { code: 'NOT_ALLOWED', message: message.transferPending } : null;
}

/** Whether the viewer may take an offer back: the owner alone (T-09, XFER-09); null when so. */
export function checkOwner(group: Group, viewer: Viewer): TransferRefusal | null {
  return refuseStranger([group], viewer);
}

/** Whether the viewer may take the group over: whom it was offered to, with nothing owed (XFER-19, D-99); null when so. */
export function checkAcceptance(group: Group, viewer: Viewer): TransferRefusal | null {
  if (!isOfferedTo(group, viewer)) return { code: 'NOT_ALLOWED', message: message.transferAcceptFailed };
  return refusePastDue([group]);
}

/** Whether the viewer may decline it: whom it was offered to, whatever is owed (XFER-08); null when so. */
export function checkDecline(group: Group, viewer: Viewer): TransferRefusal | null {
  return isOfferedTo(group, viewer) ? null : { code: 'NOT_ALLOWED', message: message.transferAcceptFailed };
}

/** Without a card (XFER-12): a purchase order, or a cloud group that does not renew (D-62). */
export function isTakenAtOnce({
  kind,
  isPurchaseOrder,
  autoRenew,
  canceled,
}: Pick<SubscriptionFacts, 'kind' | 'isPurchaseOrder' | 'autoRenew' | 'canceled'>): boolean {
  return isPurchaseOrder || (kind !== 'rp' && (!autoRenew || canceled));
}

/** A group that waits for the viewer's answer (XFER-06). */
export function isOfferedTo({ pendingOwner }: Pick<Group, 'pendingOwner'>, { email }: Viewer): boolean {
  return isSameEmail(pendingOwner, email);
}
