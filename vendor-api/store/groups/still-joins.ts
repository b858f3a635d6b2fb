import { isClaimed } from '../../orders/claims/group-claims';
import type { Refusal } from '../../orders/order-answer';
import type { ClaimDeps } from '../../orders/order-kind';
import { changeUnderWay, priceChanged } from '../../orders/refusals';
import type { CartSnapshot } from '../cart-snapshot';
import { findGroup, findPoGroup, type JoinedGroup } from './find-group';

type Joining = CartSnapshot & { readonly reactivating?: { readonly subscriptionId: string } };

/** Null if the order may still join its group as it was priced (CART-22, CLOUD-17, PRICE-22). The group is locked. */
export async function joinRefusal(
  { db, settings }: ClaimDeps,
  userId: string,
  snapshot: Joining,
): Promise<Refusal | null> {
  const { subscriptionId: groupId, contents, today, termCode: term, reactivating: ended } = snapshot;
  if (groupId === null) return null;
  const question = {
    groupId,
    user: { id: userId, email: snapshot.buyer.email },
    contents,
    today,
    purchaseOrderId: settings.PO_BRAINTREE_ID,
    reactivating: ended ? { id: ended.subscriptionId, term } : null,
  };
  const found = await (snapshot.isPurchaseOrder ? findPoGroup(db, question) : findGroup(db, question));
  if (!found.ok) return found.refusal;
  if (found.group === null || !isPricedFor(snapshot, found.group)) return priceChanged;
  return (await isClaimed(db, [groupId])) ? changeUnderWay : null;
}

/** D-40, D-43. */
function isPricedFor(snapshot: CartSnapshot, { term, startDate, expireDate }: JoinedGroup): boolean {
  return term === snapshot.termCode && startDate === snapshot.startDate && expireDate === snapshot.expireDate;
}
