import { priceCart } from '#domain/store/price-cart';
import { billingName } from '../../billing/billing-name';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { checkCaptcha, readPayment } from '../../orders/payment';
import { priceChanged, refused } from '../../orders/refusals';
import { acceptedCart } from '../cart-snapshot';
import { NO_GROUP } from '../groups/find-group';
import { loadPricing } from '../prices/load-price-list';
import type { Cart } from './cart';
import type { CartForm } from './cart-form';
import { isSamePriced } from './compare-price';
import { readGroupChoice } from './read-fields';

/** In the order of CART-12. */
export async function checkCart<Form extends CartForm>(
  deps: OrderDeps,
  { kind, read, rules, sentAdjustments }: Cart<Form>,
  request: OrderRequest<Form>,
): Promise<OrderCheck> {
  const { db, settings } = deps;
  const { user, form } = request;
  const today = deps.clock.today();
  const cart = read(form);
  if (!cart.ok) return cart;
  const choice = readGroupChoice(form);
  if (!choice.ok) return choice;
  const { contents, items } = cart;
  const { term, groupId } = choice;
  const named = rules.licensee(await billingName(db, user.id), form, groupId);
  if (!named.ok) return named;
  const paid = await readPayment(db, user.id, form);
  if (!paid.ok) return paid;
  const purchaseOrderId = settings.PO_BRAINTREE_ID;
  const group =
    groupId === null
      ? NO_GROUP
      : await rules.findGroup(db, { groupId, contents, user, today, purchaseOrderId });
  if (!group.ok) return group;
  const pricing = await loadPricing(db, user.id);
  const priced = priceCart({ items, term, ...pricing, coTermGroup: group.group, today });
  if (!isSamePriced(form, priced, sentAdjustments(form))) return refused(priceChanged);
  const doubt = await checkCaptcha(deps, request);
  if (doubt !== null) return doubt;
  const buyer = { email: user.email, licensee: named.licensee };
  const startDate = group.group?.startDate ?? today;
  const { isPurchaseOrder } = rules;
  const accepted = { today, startDate, buyer, isPurchaseOrder, priced, contents, paying: paid.paying };
  return { ok: true, snapshot: { kind, ...acceptedCart(accepted) }, nonce: paid.nonce };
}
