import { isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import { message } from '#domain/messages/catalogue';
import { isSamePrice } from '#domain/store/same-price';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { NO_PAYMENT } from '../../orders/order-snapshot';
import { checkPayment } from '../../orders/payment/check-payment';
import { invalidInput, priceChanged, refusedOrder } from '../../orders/refusals';
import type { AcceptanceForm } from './acceptance-form';
import { namedGroups } from './named-groups';
import { findOffered } from './offered-group';
import { acceptedTransfer, type TransferSnapshot } from './transfer-snapshot';

/** A purchase order is accepted without a card (XFER-12). */
export async function checkAcceptance(
  deps: OrderDeps,
  request: OrderRequest<AcceptanceForm>,
): Promise<OrderCheck<TransferSnapshot>> {
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
  const paid = isTakenAtOnce(offered.facts)
    ? ({ ok: true, paying: NO_PAYMENT, nonce: '' } as const)
    : await checkPayment(deps, request, true);
  if (!paid.ok) return paid;
  const { paying, nonce } = paid;
  return { ok: true, snapshot: acceptedTransfer({ today, user, offered, paying }), nonce };
}
