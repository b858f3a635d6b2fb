import type { CalendarDate } from '../../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '../../licenses/model';
import { isOwnedBy } from '../../licenses/owned';
import { hasEnded } from '../../licenses/paid-until';
import { isPastDue } from '../../licenses/past-due';
import type { ProductKind } from '../../licenses/product-kind';
import type { TermCode } from '../../terms/term-code';

/** Purchase that joins a group, or reactivated subscription, which keeps its term. */
export interface CoTermPurpose {
  kind: ProductKind;
  reactivating: { id: string; term: TermCode } | null;
}

/** Checks that the viewer may add to a group and be billed with it (T-17, D-36, PRICE-10). */
export function isCoTermCandidate(
  subscription: SubscriptionFacts,
  viewer: Viewer,
  purpose: CoTermPurpose,
  today: CalendarDate,
): boolean {
  if (!isOwnedBy(subscription, viewer)) return false;
  if (subscription.canceled || hasEnded(subscription, today)) return false;
  if (!subscription.autoRenew || subscription.isPurchaseOrder) return false;
  // A group that is not billed by time has no period to prorate a price by.
  if (!subscription.isBilledByTime) return false;
  if (isPastDue(subscription) || subscription.pendingOwner) return false;
  if (subscription.kind !== purpose.kind) return false;
  const { reactivating } = purpose;
  if (reactivating === null) return true;
  return subscription.id !== reactivating.id && subscription.term === reactivating.term;
}

/** Group id that a cart sends when the purchase starts a new group (CONST-37, BUY-14). */
export const NEW_GROUP = 'New Group';

/** Returns the group that a cart joins; null for a new one, in any spelling. */
export function joinedGroup(sent: string | null | undefined): string | null {
  return sent === NEW_GROUP ? null : sent || null;
}

interface CloudHome {
  domain: string | null;
  orgId: string | null;
}

/** Checks that a purchase is for another instance than the group, which counts seats of its own instance. */
export function isElsewhere(wanted: CloudHome, known: CloudHome): boolean {
  return differs(wanted.domain, known.domain) || differs(wanted.orgId, known.orgId);
}

function differs(wanted: string | null, known: string | null): boolean {
  return wanted !== null && known !== null && wanted !== known;
}
