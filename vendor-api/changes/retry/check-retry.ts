import { priceRetry } from '#domain/changes/retry/price-retry';
import { selectSeats } from '#domain/changes/retry/retry-selection';
import { message } from '#domain/messages/catalogue';
import { isSamePrice } from '#domain/store/same-price';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { readPayment } from '../../orders/payment/read-payment';
import { invalidInput, priceChanged, refusedOrder } from '../../orders/refusals';
import { loadCoupons } from '../../store/coupons/load-coupons';
import { loadPriceList } from '../../store/prices/load-price-list';
import { findPastDue } from './find-past-due';
import type { RetryForm } from './retry-form';
import { acceptedRetry, type RetrySnapshot } from './retry-snapshot';

/** The contract has no captcha here. */
export async function checkRetry(
  { db, clock }: OrderDeps,
  { user, form }: OrderRequest<RetryForm>,
): Promise<OrderCheck<RetrySnapshot>> {
  const found = await findPastDue(db, user.id, form.PastDueSubId);
  if (!found.ok) return refusedOrder(found.refusal);
  const { group } = found;
  const selected = selectSeats(group.seats, { all: 'CANCEL', except: form.SeatIds });
  if (!selected.ok) return refusedOrder(invalidInput(message.seatNotInGroup));
  const { renewing } = selected;
  const today = clock.today();
  const pricing = priceRetry({
    group: group.facts,
    renewing,
    priceList: await loadPriceList(db),
    coupons: await loadCoupons(db, user.id),
    today,
  });
  if (!pricing.ok) {
    const { code, message: text } = pricing.refusal;
    return refusedOrder({ code, text });
  }
  const { priced } = pricing;
  const buyer = await renewalBuyer(db, group.row);
  // The contract does not name the holder of a new card.
  const fields = { ...form, cardholderName: form.cardholderName || user.name || buyer.email };
  const paid = await readPayment(db, user.id, fields);
  if (!paid.ok) return paid;
  if (form.userTotalPrice !== '' && !isSamePrice(form.userTotalPrice, priced.total))
    return refusedOrder(priceChanged);
  const snapshot = acceptedRetry({ group, renewing, priced, today, buyer, paying: paid.paying });
  return { ok: true, snapshot, nonce: paid.nonce };
}
