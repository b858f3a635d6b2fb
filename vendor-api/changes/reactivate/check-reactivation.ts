import { z } from 'zod';
import { checkReactivation as checkEnded } from '#domain/changes/reactivate/check-reactivation';
import { toDecimalString } from '#domain/money/cents';
import { priceCart } from '#domain/store/carts/price-cart';
import { viewerOf } from '../../http/identity';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { day } from '../../orders/order-snapshot';
import { checkPayment } from '../../orders/payment';
import { notCloudOwner, notOwner, refused } from '../../orders/refusals';
import { acceptedCart, cartFields } from '../../store/cart-snapshot';
import { type CartForm, isSamePriced } from '../../store/carts/cart-form';
import { findGroup, loadOwnGroup, NO_GROUP } from '../../store/groups/find-group';
import { loadPricing } from '../../store/prices/load-price-list';
import type { RequestReading, reactivationForm } from './requested-reactivation';

/** The ended group with its returning seats, by new license type (REAC-10, REAC-11). */
const reactivating = z.object({
  subscriptionId: z.string(),
  periodEnd: day,
  seats: z.array(z.object({ licenseType: z.number().int(), seatIds: z.array(z.string()).min(1) })),
});
export type Reactivating = z.infer<typeof reactivating>;

export const reactivationSnapshot = z.object({
  kind: z.literal('reactivation'),
  ...cartFields,
  reactivating,
});
export type ReactivationSnapshot = z.infer<typeof reactivationSnapshot>;

export async function checkReactivation(
  deps: OrderDeps,
  request: OrderRequest<z.infer<typeof reactivationForm> | CartForm>,
  reading: RequestReading,
): Promise<OrderCheck<ReactivationSnapshot>> {
  if (!reading.ok) return reading;
  const { db, settings } = deps;
  const { user, form } = request;
  const { groupId, term, coTermId, isCloud, contentsOf, adjustments } = reading.requested;
  const today = deps.clock.today();
  const asked = { user, today, purchaseOrderId: settings.PO_BRAINTREE_ID };
  // Another customer's group is refused like one that does not exist (T-16).
  const ended = await loadOwnGroup(db, { groupId, ...asked });
  if (!ended) return refused(isCloud ? notCloudOwner : notOwner);
  const refusal = checkEnded(ended.facts, viewerOf(user), today);
  if (refusal) return refused(refusal);
  const back = await contentsOf(db, ended.row);
  if (!back.ok) return back;
  const { contents, items, licenses } = back;
  const joining =
    coTermId === null
      ? NO_GROUP
      : await findGroup(db, { groupId: coTermId, contents, reactivating: { id: groupId, term }, ...asked });
  if (!joining.ok) return joining;
  const coTermGroup = joining.group;
  const priced = priceCart({ items, term, ...(await loadPricing(db, user.id)), coTermGroup, today });
  // The contract has a total only for counted seats.
  const userTotalPrice = form.userTotalPrice || (isCloud ? '' : toDecimalString(priced.total));
  const isSame = isSamePriced({ ...form, userTotalPrice }, priced, adjustments);
  const paid = await checkPayment(deps, request, isSame);
  if (!paid.ok) return paid;
  const buyer = { email: user.email, licensee: (await renewalBuyer(db, ended.row)).licensee };
  const startDate = coTermGroup?.startDate ?? today;
  const { paying } = paid;
  const accepted = acceptedCart({
    today,
    startDate,
    buyer,
    isPurchaseOrder: false,
    priced,
    contents,
    paying,
  });
  const returning = { subscriptionId: groupId, periodEnd: ended.row.expireDate, seats: [...licenses] };
  const snapshot = { ...accepted, kind: 'reactivation', reactivating: returning } as const;
  return { ok: true, snapshot, nonce: paid.nonce };
}
