import { isPaidNow } from '#domain/changes/edition-term/change-plan';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { NO_PAYMENT } from '../../orders/order-snapshot';
import { checkPayment } from '../../orders/payment/check-payment';
import { priceChanged, refusedOrder } from '../../orders/refusals';
import { isSamePriced } from '../../store/carts/compare-price';
import type { ChangeForm } from './change-form';
import { acceptedChange, type ChangeSnapshot } from './change-snapshot';
import { quoteChange } from './quote-change';
import { readChange } from './requested-change';

export async function checkChange(
  deps: OrderDeps,
  request: OrderRequest<ChangeForm>,
): Promise<OrderCheck<ChangeSnapshot>> {
  const { user, form } = request;
  const today = deps.clock.today();
  const read = readChange(form);
  if (!read.ok) return refusedOrder(read.refusal);
  const { requested, selected } = read;
  const quoted = await quoteChange(deps, { user, requested, selected, today });
  if (!quoted.ok) return refusedOrder(quoted.refusal);
  const { groups, total } = quoted.priced;
  const sale = { total, lines: groups.flatMap(({ lines }) => lines) };
  const paid = isPaidNow(groups)
    ? await checkPayment(deps, request, isSamePriced(form, sale, []))
    : checkFree(form);
  if (!paid.ok) return paid;
  const { paying, nonce } = paid;
  const [first] = groups;
  if (!first) throw new Error('a change of nothing');
  const buyer = await renewalBuyer(deps.db, { id: first.group.id, ownerId: user.id });
  return { ok: true, nonce, snapshot: acceptedChange({ requested, quoted, today, buyer, paying }) };
}

// A claimed price or coupon was for another change.
function checkFree({ userTotalPrice, appliedCoupons }: ChangeForm) {
  const claim = { userTotalPrice: userTotalPrice === '' ? '0' : userTotalPrice, appliedCoupons };
  if (!isSamePriced(claim, { total: 0, lines: [] }, [])) return refusedOrder(priceChanged);
  return { ok: true, paying: NO_PAYMENT, nonce: '' } as const;
}
