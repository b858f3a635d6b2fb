import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { isOwnedBy } from '../../licenses/owned';
import { isPastDue } from '../../licenses/past-due';
import type { ProductKind } from '../../licenses/product-kind';
import type { TermCode } from '../../terms/term-code';

/** What is to join a group: a purchase, or a subscription that is reactivated and keeps its term. */
export interface CoTermPurpose {
  kind: ProductKind;
  reactivating: { id: string; term: TermCode } | null;
}

/** Whether the viewer may add to a group so that it is billed with it (T-17, D-36, PRICE-10). */
export function isCoTermCandidate(
  subscription: SubscriptionFacts,
  viewer: Viewer,
  purpose: CoTermPurpose,
  today: CalendarDate,
): boolean {
  if (!isOwnedBy(subscription, viewer)) return false;
  if (subscription.canceled || subscription.expireDate < today) return false;
  if (!subscription.autoRenew || subscription.isPurchaseOrder) return false;
  // What is not billed by time has no period that a price could be a part of.
  if (!subscription.isBilledByTime) return false;
  if (isPastDue(subscription) || subscription.pendingOwner) return false;
  if (subscription.kind !== purpose.kind) return false;
  const { reactivating } = purpose;
  if (reactivating === null) return true;
  return subscription.id !== reactivating.id && subscription.term === reactivating.term;
}

/** What a cart says that starts a group of its own (CONST-37, BUY-14). */
export const NEW_GROUP = 'New Group';

/** The group that a cart is to join; null for a new one, whichever way that is said. */
export function joinedGroup(sent: string | null | undefined): string | null {
  return sent === NEW_GROUP ? null : sent || null;
}

interface CloudHome {
  domain: string | null;
  orgId: string | null;
}

/** Whether a purchase is for another instance than the group it is to join: its seats are counts of that one. */
export function isElsewhere(wanted: CloudHome, known: CloudHome): boolean {
  return differs(wanted.domain, known.domain) || differs(wanted.orgId, known.orgId);
}

function differs(wanted: string | null, known: string | null): boolean {
  return wanted !== null && known !== null && wanted !== known;
}
