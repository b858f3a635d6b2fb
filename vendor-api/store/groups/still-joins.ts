import type { Database } from '../../db/database';
import { isClaimed } from '../../orders/claims/group-claims';
import type { ClaimDeps } from '../../orders/order-kind';
import { changeUnderWay, priceChanged, type RefusedOrder, refusedOrder } from '../../orders/refusals';
import type { CartSnapshot } from '../cart-snapshot';
import { findGroup, findPoGroup, type GroupCheck, type JoinedGroup } from './find-group';

type Joining = CartSnapshot & { readonly reactivating?: { readonly subscriptionId: string } };

/** Null if the order may still join its group as it was priced (CART-22, CLOUD-17, PRICE-22). The group is locked. */
export async function joinRefusal(
  { db, settings }: ClaimDeps,
  userId: string,
  snapshot: Joining,
): Promise<RefusedOrder | null> {
  const { subscriptionId: groupId } = snapshot;
  if (groupId === null) return null;
  const found = await askAgain(db, snapshot, { groupId, userId, purchaseOrderId: settings.PO_BRAINTREE_ID });
  if (!found.ok) return refusedOrder(found.refusal);
  if (found.group === null || !isPricedFor(snapshot, found.group)) return refusedOrder(priceChanged);
  return (await isClaimed(db, [groupId])) ? refusedOrder(changeUnderWay, false) : null;
}

/** D-40, D-43. */
function isPricedFor(snapshot: CartSnapshot, { term, startDate, expireDate }: JoinedGroup): boolean {
  return term === snapshot.termCode && startDate === snapshot.startDate && expireDate === snapshot.expireDate;
}

interface Asking {
  readonly groupId: string;
  readonly userId: string;
  readonly purchaseOrderId: string;
}

function askAgain(
  db: Database,
  snapshot: Joining,
  { groupId, userId: id, purchaseOrderId }: Asking,
): Promise<GroupCheck> {
  const { contents, today, buyer, termCode: term, reactivating: back, isPurchaseOrder } = snapshot;
  const user = { id, email: buyer.email };
  const reactivating = back ? { id: back.subscriptionId, term } : null;
  const question = { groupId, user, contents, today, purchaseOrderId, reactivating };
  return isPurchaseOrder ? findPoGroup(db, question) : findGroup(db, question);
}
