import { priceRetry } from '#domain/changes/retry/price-retry';
import { selectSeats } from '#domain/changes/retry/retry-selection';
import { message } from '#domain/messages/catalogue';
import { isSamePrice } from '#domain/store/same-price';
import { findCard } from '../../billing/card-on-file';
import type { VendorDeps } from '../../deps';
import type { OrderRequest } from '../../orders/order-handler';
import { readPayment } from '../../orders/payment/read-payment';
import type { OrderCheck } from '../../orders/place-order';
import { invalidInput, priceChanged } from '../../orders/refusals';
import { renewalBuyer } from '../../renewals/renewal-buyer';
import { loadCoupons } from '../../store/coupons/load-coupons';
import { refusedOrder } from '../../store/orders/refused-order';
import { loadPriceList } from '../../store/prices/load-price-list';
import { findPastDue } from './find-past-due';
import type { RetryForm } from './retry-form';
import { retrySnapshot } from './retry-snapshot';

/**
 * Checks the retry of a failed payment against what the service knows itself: owner, state, seats, payment, price.
 * Reads only; the first thing that does not hold is the refusal.
 */
export async function checkRetryOrder(
  { db, clock }: Pick<VendorDeps, 'db' | 'clock'>,
  { user, form }: OrderRequest<RetryForm>,
): Promise<OrderCheck> {
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
  const { email, licensee } = await renewalBuyer(db, group.row);
  // The contract's form does not name who holds a new card.
  const fields = { ...form, cardholderName: form.cardholderName || user.name || email };
  const paid = readPayment(await findCard(db, user.id), fields);
  if (!paid.ok) return refusedOrder(paid.refusal);
  if (form.userTotalPrice !== '' && !isSamePrice(form.userTotalPrice, priced.total))
    return refusedOrder(priceChanged);
  const { payment, holder, nonce } = paid;
  const snapshot = retrySnapshot({ group, renewing, priced, today, email, licensee, payment, holder });
  return { ok: true, snapshot, nonce };
}
