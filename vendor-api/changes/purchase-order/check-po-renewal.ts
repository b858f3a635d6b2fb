import { planPoRenewal } from '#domain/changes/purchase-order/plan-po-renewal';
import { pricePoRenewal } from '#domain/changes/purchase-order/price-po-renewal';
import { parseTermCode } from '#domain/terms/term-code';
import type { SubscriptionKind } from '../../db/schema/licenses';
import { loadUnits } from '../../licenses/load-units';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { checkPayment } from '../../orders/payment/check-payment';
import { autoRenewFailed, notOwner, refusedOrder, renewalFailed } from '../../orders/refusals';
import { isSamePriced } from '../../store/carts/compare-price';
import { loadCoupons } from '../../store/coupons/load-coupons';
import { loadOwnGroup } from '../../store/groups/own-group';
import { loadPriceList } from '../../store/prices/load-price-list';
import type { PoRenewalForm } from './po-renewal-form';
import { acceptedPoRenewal, type PoRenewalKind } from './po-renewal-snapshot';

export interface PoRenewalWay {
  readonly kind: PoRenewalKind;
  readonly groups: readonly SubscriptionKind[];
}

/** PO-02, PO-03, PO-11, T-16. */
export async function checkPoRenewal(
  deps: OrderDeps,
  { kind, groups }: PoRenewalWay,
  request: OrderRequest<PoRenewalForm>,
): Promise<OrderCheck> {
  const { db, settings } = deps;
  const { user, form } = request;
  const today = deps.clock.today();
  const isPaidNow = kind === 'poRenewal';
  const failed = isPaidNow ? renewalFailed : autoRenewFailed;
  const groupId = form.subscriptionGroup || form.subscriptionId;
  const found = await loadOwnGroup(db, { groupId, user, purchaseOrderId: settings.PO_BRAINTREE_ID });
  if (!found) return refusedOrder(notOwner);
  const { row, facts: group } = found;
  // Automatic renewal has its own endpoint.
  if (!groups.includes(row.kind) || (isPaidNow && form.isAutoRenew)) return refusedOrder(failed);
  const units = await loadUnits(db, row);
  const seatIds = row.kind === 'rp' || form.seatIds.length > 0 ? form.seatIds : null;
  const plan = planPoRenewal({ group, units, seatIds }, { userId: user.id, email: user.email }, today);
  if (!plan.ok) {
    const { code, message } = plan.refusal;
    return refusedOrder(message === renewalFailed.text ? failed : { code, text: message });
  }
  const { renewed } = plan;
  const priced = pricePoRenewal({
    group,
    renewed,
    newTerm: !isPaidNow && form.newTerm === '' ? group.term : parseTermCode(form.newTerm),
    priceList: await loadPriceList(db),
    coupons: await loadCoupons(db, user.id),
    today,
  });
  const paid = await checkPayment(deps, request, !isPaidNow || isSamePriced(form, priced, []));
  if (!paid.ok) return paid;
  const buyer = await renewalBuyer(db, row);
  const snapshot = acceptedPoRenewal({ kind, today, group, renewed, priced, buyer, paying: paid.paying });
  return { ok: true, snapshot, nonce: paid.nonce };
}
