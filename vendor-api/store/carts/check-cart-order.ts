import { eq } from 'drizzle-orm';
import { priceCart } from '#domain/store/price-cart';
import { findCard } from '../../billing/card-on-file';
import type { Database } from '../../db/client';
import { users } from '../../db/schema/account';
import type { VendorDeps } from '../../deps';
import type { OrderRequest } from '../../orders/order-handler';
import { captchaDoubt } from '../../orders/payment/check-captcha';
import { readPayment } from '../../orders/payment/read-payment';
import type { OrderCheck } from '../../orders/place-order';
import { priceChanged } from '../../orders/refusals';
import { loadCoupons } from '../coupons/load-coupons';
import { NO_GROUP } from '../groups/find-group';
import { refusedOrder } from '../orders/refused-order';
import { loadPriceList } from '../prices/load-price-list';
import type { CartForm } from './cart-form';
import type { CartKind } from './cart-kind';
import { cartSnapshot } from './cart-snapshot';
import { isSamePriced } from './compare-price';
import { readGroupChoice } from './read-fields';
import { type StoreRules, storeRules } from './store-rules';

type CheckDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'captcha'>;

/**
 * Checks an order of any cart against what the service knows itself, in the order of CART-12 and the captcha last.
 * Reads only; the first thing that does not hold is the refusal.
 */
export async function checkCartOrder<Form extends CartForm>(
  deps: CheckDeps,
  kind: CartKind<Form>,
  request: OrderRequest<Form>,
  rules: StoreRules = storeRules,
): Promise<OrderCheck> {
  const { db, settings } = deps;
  const { user, form } = request;
  const today = deps.clock.today();
  const cart = kind.read(form);
  if (!cart.ok) return refusedOrder(cart.refusal);
  const choice = readGroupChoice(form);
  if (!choice.ok) return refusedOrder(choice.refusal);
  const { contents, items } = cart;
  const { term, groupId } = choice;
  const named = rules.licensee(await billingName(db, user.id), form, groupId);
  if (!named.ok) return refusedOrder(named.refusal);
  const paid = readPayment(await findCard(db, user.id), form);
  if (!paid.ok) return refusedOrder(paid.refusal);
  const purchaseOrderId = settings.PO_BRAINTREE_ID;
  const group =
    groupId === null
      ? NO_GROUP
      : await rules.findGroup(db, { groupId, contents, user, today, purchaseOrderId });
  if (!group.ok) return refusedOrder(group.refusal);
  const [priceList, coupons] = [await loadPriceList(db), await loadCoupons(db, user.id)];
  const priced = priceCart({ items, term, priceList, coupons, coTermGroup: group.group, today });
  if (!isSamePriced(form, priced, kind.sentAdjustments(form))) return refusedOrder(priceChanged);
  const doubt = await captchaDoubt(deps, request);
  if (doubt !== null) return doubt;
  const { payment, holder, nonce } = paid;
  const snapshot = cartSnapshot({
    today,
    startDate: group.group?.startDate ?? today,
    user,
    licensee: named.licensee,
    isPurchaseOrder: rules.isPurchaseOrder,
    priced,
    contents,
    payment,
    holder,
  });
  return { ok: true, snapshot, nonce };
}

async function billingName(db: Database, userId: string): Promise<string> {
  const [account] = await db.select({ company: users.company }).from(users).where(eq(users.id, userId));
  return account?.company ?? '';
}
