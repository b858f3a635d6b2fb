import { planPoRenewal } from '#domain/changes/plan-po-renewal';
import { pricePoRenewal } from '#domain/changes/price-po-renewal';
import { parseTermCode } from '#domain/terms/term-code';
import { findCard } from '../../billing/card-on-file';
import type { SubscriptionKind } from '../../db/schema/licenses';
import type { VendorDeps } from '../../deps';
import { loadUnits } from '../../licenses/load-units';
import type { OrderRequest } from '../../orders/order-handler';
import { captchaDoubt } from '../../orders/payment/check-captcha';
import { readPayment } from '../../orders/payment/read-payment';
import type { OrderCheck } from '../../orders/place-order';
import { autoRenewFailed, notOwner, priceChanged, renewalFailed } from '../../orders/refusals';
import { renewalBuyer } from '../../renewals/renewal-buyer';
import { isSamePriced } from '../../store/carts/compare-price';
import { loadCoupons } from '../../store/coupons/load-coupons';
import { loadOwnGroup } from '../../store/groups/own-group';
import { refusedOrder } from '../../store/orders/refused-order';
import { loadPriceList } from '../../store/prices/load-price-list';
import { groupIdOf, type PoRenewalForm } from './po-renewal-form';
import { poRenewalSnapshot } from './po-renewal-snapshot';

type CheckDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'captcha'>;

/** A way to renew purchase orders. */
export interface PoRenewalWay {
  /** `poRenewal` is paid now, `autoRenew` by the billing cycle from now on. */
  readonly kind: 'poRenewal' | 'autoRenew';
  /** The kinds of group that go this way. */
  readonly groups: readonly SubscriptionKind[];
}

/**
 * Checks an order to renew a purchase order against what the service knows itself: group, seats, payment, price, and
 * the captcha last (PO-02, PO-03, PO-11, T-16). Reads only; the first thing that does not hold is the refusal.
 */
export async function checkPoRenewal(
  deps: CheckDeps,
  { kind, groups }: PoRenewalWay,
  request: OrderRequest<PoRenewalForm>,
): Promise<OrderCheck> {
  const { db, settings } = deps;
  const { user, form } = request;
  const today = deps.clock.today();
  const failed = kind === 'poRenewal' ? renewalFailed : autoRenewFailed;
  const purchaseOrderId = settings.PO_BRAINTREE_ID;
  const found = await loadOwnGroup(db, { groupId: groupIdOf(form), user, purchaseOrderId });
  if (!found) return refusedOrder(notOwner);
  const { row, facts: group } = found;
  // Renewing by itself has an endpoint of its own.
  if (!groups.includes(row.kind) || (kind === 'poRenewal' && form.isAutoRenew)) return refusedOrder(failed);
  const units = await loadUnits(db, row);
  const seatIds = row.kind === 'rp' || form.seatIds.length > 0 ? form.seatIds : null;
  const plan = planPoRenewal({ group, units, seatIds }, { userId: user.id, email: user.email }, today);
  if (!plan.ok) {
    const { code, message } = plan.refusal;
    return refusedOrder(message === renewalFailed.text ? failed : { code, text: message });
  }
  const paid = readPayment(await findCard(db, user.id), form);
  if (!paid.ok) return refusedOrder(paid.refusal);
  const isOwnTermKept = kind === 'autoRenew' && form.newTerm === '';
  const priced = pricePoRenewal({
    group,
    renewed: plan.renewed,
    newTerm: isOwnTermKept ? group.term : parseTermCode(form.newTerm),
    priceList: await loadPriceList(db),
    coupons: await loadCoupons(db, user.id),
    today,
  });
  if (kind === 'poRenewal' && !isSamePriced(form, priced, [])) return refusedOrder(priceChanged);
  const doubt = await captchaDoubt(deps, request);
  if (doubt !== null) return doubt;
  const buyer = await renewalBuyer(db, row);
  const snapshot = poRenewalSnapshot({ kind, today, group, renewed: plan.renewed, priced, buyer, paid });
  return { ok: true, snapshot, nonce: paid.nonce };
}
