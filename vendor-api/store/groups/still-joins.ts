import type { Database } from '../../db/client';
import { isClaimed } from '../../orders/claims/group-claims';
import type { OrderDeps } from '../../orders/order-deps';
import type { CartSnapshot, OrderSnapshot } from '../../orders/order-snapshot';
import { changeUnderWay, priceChanged } from '../../orders/refusals';
import { isCartSnapshot } from '../orders/joined-group-of';
import { type RefusedOrder, refusedOrder } from '../orders/refused-order';
import { findGroup, findPoGroup, type GroupCheck, type JoinedGroup } from './find-group';

/**
 * Why an order may not join its group as it was priced any more: the group is closed, somewhere else, about to change
 * or in another period (CART-22, CLOUD-17, PRICE-22). Null when it may, and for what joins none. Asked while the
 * group's row is held.
 */
export async function joinRefusal(
  { db, settings }: Pick<OrderDeps, 'db' | 'settings'>,
  userId: string,
  snapshot: OrderSnapshot,
): Promise<RefusedOrder | null> {
  if (!isCartSnapshot(snapshot) || snapshot.subscriptionId === null) return null;
  const groupId = snapshot.subscriptionId;
  const found = await askAgain(db, snapshot, { groupId, userId, purchaseOrderId: settings.PO_BRAINTREE_ID });
  if (!found.ok) return refusedOrder(found.refusal);
  if (found.group === null || !isPricedFor(snapshot, found.group)) return refusedOrder(priceChanged);
  return (await isClaimed(db, [groupId])) ? refusedOrder(changeUnderWay, false) : null;
}

/** What the price of seats that join a group rests on, and the days that they share with it (D-40, D-43). */
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
  snapshot: CartSnapshot,
  { groupId, userId: id, purchaseOrderId }: Asking,
): Promise<GroupCheck> {
  const { today, buyer, termCode: term, reactivating: back, isPurchaseOrder = false } = snapshot;
  const user = { id, email: buyer.email };
  const reactivating = back ? { id: back.subscriptionId, term } : null;
  const question = { groupId, user, contents: snapshot, today, purchaseOrderId, reactivating };
  return isPurchaseOrder ? findPoGroup(db, question) : findGroup(db, question);
}
