import { toDecimalString } from '#domain/money/cents';
import { priceCart } from '#domain/store/price-cart';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { checkPayment } from '../../orders/payment/check-payment';
import type { PayFields } from '../../orders/payment/read-payment';
import { refusedOrder } from '../../orders/refusals';
import { acceptedCart } from '../../store/cart-snapshot';
import type { CartForm } from '../../store/carts/cart-form';
import { isSamePriced } from '../../store/carts/compare-price';
import { loadCoupons } from '../../store/coupons/load-coupons';
import { findGroup, NO_GROUP } from '../../store/groups/find-group';
import { loadPriceList } from '../../store/prices/load-price-list';
import { findEnded } from './find-ended';
import type { ReactivationSnapshot } from './reactivation-snapshot';
import type { ReactivationReading } from './requested-reactivation';

type PricedForm = PayFields & Pick<CartForm, 'recaptchaToken' | 'userTotalPrice' | 'appliedCoupons'>;

export async function checkReactivation(
  deps: OrderDeps,
  request: OrderRequest<PricedForm>,
  reading: ReactivationReading,
): Promise<OrderCheck<ReactivationSnapshot>> {
  if (!reading.ok) return refusedOrder(reading.refusal);
  const { db, settings } = deps;
  const { user, form } = request;
  const { requested } = reading;
  const { groupId, term, coTermId, isCloud } = requested;
  const today = deps.clock.today();
  const asked = { user, today, purchaseOrderId: settings.PO_BRAINTREE_ID };
  const ended = await findEnded(db, { groupId, isCloud, ...asked });
  if (!ended.ok) return refusedOrder(ended.refusal);
  const back = await requested.contentsOf(db, ended.row);
  if (!back.ok) return refusedOrder(back.refusal);
  const { contents, items, licenses } = back;
  const reactivating = { id: groupId, term };
  const joining =
    coTermId === null
      ? NO_GROUP
      : await findGroup(db, { groupId: coTermId, contents, reactivating, ...asked });
  if (!joining.ok) return refusedOrder(joining.refusal);
  const [priceList, coupons] = [await loadPriceList(db), await loadCoupons(db, user.id)];
  const priced = priceCart({ items, term, priceList, coupons, coTermGroup: joining.group, today });
  // The contract has a total for counted seats only.
  const userTotalPrice = form.userTotalPrice || (isCloud ? '' : toDecimalString(priced.total));
  const claim = { ...form, userTotalPrice };
  const paid = await checkPayment(deps, request, isSamePriced(claim, priced, requested.adjustments));
  if (!paid.ok) return paid;
  const accepted = acceptedCart({
    today,
    startDate: joining.group?.startDate ?? today,
    buyer: { email: user.email, licensee: (await renewalBuyer(db, ended.row)).licensee },
    isPurchaseOrder: false,
    priced,
    contents,
    paying: paid.paying,
  });
  const comesBack = { subscriptionId: groupId, periodEnd: ended.row.expireDate, seats: [...licenses] };
  return {
    ok: true,
    snapshot: { ...accepted, kind: 'reactivation', reactivating: comesBack },
    nonce: paid.nonce,
  };
}
