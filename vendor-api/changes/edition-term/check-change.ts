import { isPaidNow } from '#domain/changes/change-plan';
import type { PricedChange } from '#domain/changes/price-change';
import { findCard } from '../../billing/card-on-file';
import type { VendorDeps } from '../../deps';
import type { OrderRequest } from '../../orders/order-handler';
import { captchaDoubt } from '../../orders/payment/check-captcha';
import { readPayment } from '../../orders/payment/read-payment';
import type { OrderCheck } from '../../orders/place-order';
import { priceChanged } from '../../orders/refusals';
import { renewalBuyer } from '../../renewals/renewal-buyer';
import { isSamePriced } from '../../store/carts/compare-price';
import { refusedOrder } from '../../store/orders/refused-order';
import type { ChangeForm } from './change-form';
import { changeSnapshot, NO_PAYMENT, type Paying } from './change-snapshot';
import { type ChangeQuote, quoteChange } from './quote-change';
import { readChange } from './read-change';

type CheckDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'captcha'>;

/**
 * Checks a change against what the service knows itself: whose seats they are, whether it may be, what it costs; and
 * where something is paid now, the payment and the captcha last. Reads only; the first thing that does not hold is the
 * refusal.
 */
export async function checkChangeOrder(
  deps: CheckDeps,
  request: OrderRequest<ChangeForm>,
): Promise<OrderCheck> {
  const { db, clock } = deps;
  const { user, form } = request;
  const today = clock.today();
  const read = readChange(form);
  if (!read.ok) return refusedOrder(read.refusal);
  const { wish, selected } = read;
  const quoted = await quoteChange(deps, { user, wish, selected, today });
  if (!quoted.ok) return refusedOrder(quoted.refusal);
  const paid = isPaidNow(quoted.priced.groups);
  const checked = paid ? await checkPayment(deps, request, quoted) : checkFree(form);
  if (!checked.ok) return checked;
  const { paying, nonce } = checked;
  const [group] = quoted.priced.groups;
  if (!group) throw new Error('a change of nothing');
  const { email, licensee } = await renewalBuyer(db, { id: group.group.id, ownerId: user.id });
  return { ok: true, nonce, snapshot: changeSnapshot({ wish, quoted, today, email, licensee, paying }) };
}

type PaymentCheck =
  | { readonly ok: true; readonly paying: Paying; readonly nonce: string }
  | Extract<OrderCheck, { ok: false }>;

async function checkPayment(
  deps: CheckDeps,
  request: OrderRequest<ChangeForm>,
  { priced }: Extract<ChangeQuote, { ok: true }>,
): Promise<PaymentCheck> {
  const { user, form } = request;
  const paid = readPayment(await findCard(deps.db, user.id), form);
  if (!paid.ok) return refusedOrder(paid.refusal);
  if (!isSamePriced(form, saleOf(priced), [])) return refusedOrder(priceChanged);
  const doubt = await captchaDoubt(deps, request);
  if (doubt !== null) return doubt;
  const { payment, holder, nonce } = paid;
  return { ok: true, paying: { payment, holder }, nonce };
}

// Nothing is asked for. Somebody who was shown a price, or a coupon, was shown another change than this.
function checkFree({ userTotalPrice, appliedCoupons }: ChangeForm): PaymentCheck {
  const claim = { userTotalPrice: userTotalPrice === '' ? '0' : userTotalPrice, appliedCoupons };
  if (!isSamePriced(claim, { total: 0, lines: [] }, [])) return refusedOrder(priceChanged);
  return { ok: true, paying: NO_PAYMENT, nonce: '' };
}

function saleOf({ groups, total }: PricedChange) {
  return { total, lines: groups.flatMap(({ lines }) => lines) };
}
