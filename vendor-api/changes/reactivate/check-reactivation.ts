import { toDecimalString } from '#domain/money/cents';
import { priceCart } from '#domain/store/price-cart';
import { findCard } from '../../billing/card-on-file';
import type { VendorDeps } from '../../deps';
import type { OrderRequest } from '../../orders/order-handler';
import { captchaDoubt } from '../../orders/payment/check-captcha';
import { type PayFields, readPayment } from '../../orders/payment/read-payment';
import type { OrderCheck } from '../../orders/place-order';
import { priceChanged } from '../../orders/refusals';
import { renewalBuyer } from '../../renewals/renewal-buyer';
import type { CartForm } from '../../store/carts/cart-form';
import { cartSnapshot } from '../../store/carts/cart-snapshot';
import { isSamePriced } from '../../store/carts/compare-price';
import { loadCoupons } from '../../store/coupons/load-coupons';
import { findGroup, NO_GROUP } from '../../store/groups/find-group';
import { refusedOrder } from '../../store/orders/refused-order';
import { loadPriceList } from '../../store/prices/load-price-list';
import { findEnded } from './find-ended';
import type { WishReading } from './reactivation-wish';

type CheckDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'captcha'>;
type PricedForm = PayFields & Pick<CartForm, 'recaptchaToken' | 'userTotalPrice' | 'appliedCoupons'>;

/**
 * Checks a reactivation against what the service knows itself: group, contents, the group to join, payment, price, and
 * the captcha last. Reads only; the first thing that does not hold is the refusal.
 */
export async function checkReactivationOrder(
  deps: CheckDeps,
  request: OrderRequest<PricedForm>,
  reading: WishReading,
): Promise<OrderCheck> {
  if (!reading.ok) return refusedOrder(reading.refusal);
  const { db, settings } = deps;
  const { user, form } = request;
  const { wish } = reading;
  const { groupId, term, coTermId, isCloud } = wish;
  const today = deps.clock.today();
  const asked = { user, today, purchaseOrderId: settings.PO_BRAINTREE_ID };
  const ended = await findEnded(db, { groupId, isCloud, ...asked });
  if (!ended.ok) return refusedOrder(ended.refusal);
  const back = await wish.contentsOf(db, ended.row);
  if (!back.ok) return refusedOrder(back.refusal);
  const { contents, items, licenses } = back;
  const reactivating = { id: groupId, term };
  const joining =
    coTermId === null
      ? NO_GROUP
      : await findGroup(db, { groupId: coTermId, contents, reactivating, ...asked });
  if (!joining.ok) return refusedOrder(joining.refusal);
  const paid = readPayment(await findCard(db, user.id), form);
  if (!paid.ok) return refusedOrder(paid.refusal);
  const [priceList, coupons] = [await loadPriceList(db), await loadCoupons(db, user.id)];
  const priced = priceCart({ items, term, priceList, coupons, coTermGroup: joining.group, today });
  // Seats come without a total in the contract; counts come with one.
  const userTotalPrice = form.userTotalPrice || (isCloud ? '' : toDecimalString(priced.total));
  if (!isSamePriced({ ...form, userTotalPrice }, priced, wish.adjustments)) return refusedOrder(priceChanged);
  const doubt = await captchaDoubt(deps, request);
  if (doubt !== null) return doubt;
  const { payment, holder, nonce } = paid;
  const { licensee } = await renewalBuyer(db, ended.row);
  const startDate = joining.group?.startDate ?? today;
  const order = {
    today,
    startDate,
    user,
    licensee,
    isPurchaseOrder: false,
    priced,
    contents,
    payment,
    holder,
  };
  const periodEnd = ended.row.expireDate;
  const snapshot = {
    ...cartSnapshot(order),
    reactivating: { subscriptionId: groupId, periodEnd, seats: [...licenses] },
  };
  return { ok: true, snapshot, nonce };
}
