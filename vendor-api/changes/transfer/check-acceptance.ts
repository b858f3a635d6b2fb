import { isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import { message } from '#domain/messages/catalogue';
import { isSamePrice } from '#domain/store/same-price';
import { findCard } from '../../billing/card-on-file';
import type { VendorDeps } from '../../deps';
import type { OrderRequest } from '../../orders/order-handler';
import { captchaDoubt } from '../../orders/payment/check-captcha';
import { readPayment } from '../../orders/payment/read-payment';
import type { OrderCheck } from '../../orders/place-order';
import { invalidInput, priceChanged } from '../../orders/refusals';
import { refusedOrder } from '../../store/orders/refused-order';
import { NO_PAYMENT } from '../edition-term/change-snapshot';
import type { AcceptanceForm } from './acceptance-form';
import { namedGroups } from './named-groups';
import { findOffered } from './offered-group';
import { transferSnapshot } from './transfer-snapshot';

type CheckDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'captcha'>;

/**
 * Checks the acceptance of a transfer against what the service knows itself: whom the group is offered to, what is
 * owed, the price that was shown, and the card, which a purchase order goes without (XFER-12). Reads only; the first
 * thing that does not hold is the refusal.
 */
export async function checkAcceptanceOrder(
  deps: CheckDeps,
  request: OrderRequest<AcceptanceForm>,
): Promise<OrderCheck> {
  const { db, clock, settings } = deps;
  const { user, form } = request;
  const groupIds = form.isCloud ? [form.subscriptionId] : form.subscriptionGroups;
  const named = await namedGroups(db, user, { groupIds, seatIds: form.seatIds });
  if (!named.ok) return refusedOrder(named.refusal);
  const [groupId, ...others] = named.groupIds;
  if (groupId === undefined || others.length > 0) return refusedOrder(invalidInput(message.oneGroupOnly));
  const today = clock.today();
  const question = { groupId, user, today, purchaseOrderId: settings.PO_BRAINTREE_ID };
  const found = await findOffered(db, question);
  if (!found.ok) return refusedOrder(found.refusal);
  const { offered } = found;
  if (form.userTotalPrice !== '' && !isSamePrice(form.userTotalPrice, offered.due?.total ?? 0))
    return refusedOrder(priceChanged);
  const order = { today, user, offered };
  if (isTakenAtOnce(offered.facts))
    return { ok: true, snapshot: transferSnapshot({ ...order, ...NO_PAYMENT }), nonce: '' };
  const paid = readPayment(await findCard(db, user.id), form);
  if (!paid.ok) return refusedOrder(paid.refusal);
  const doubt = await captchaDoubt(deps, request);
  if (doubt !== null) return doubt;
  const { payment, holder, nonce } = paid;
  return { ok: true, snapshot: transferSnapshot({ ...order, payment, holder }), nonce };
}
