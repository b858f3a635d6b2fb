import { z } from 'zod';
import { checkPastDue } from '#domain/changes/retry/check-retry';
import { priceRetry } from '#domain/changes/retry/price-retry';
import { countedSeats, countSeats, retryableSeats, withWaitingTerm } from '#domain/changes/retry/retry-seats';
import { selectSeats } from '#domain/changes/retry/retry-selection';
import { message } from '#domain/messages/catalogue';
import type { RenewingSeat } from '#domain/renewals/renewal-plan';
import type { CloudPlan } from '#domain/store/carts/cart-items';
import { isSamePrice } from '#domain/store/prices/same-price';
import { isBilledByTime, termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/database';
import { formList, formText } from '../../http/parse-input';
import { cloudSeatsOf, failureFacts, isCounted } from '../../licenses/group-facts';
import { findOwnGroup, type GroupRow } from '../../licenses/group-rows';
import { renewalBuyer } from '../../licenses/renewal-buyer';
import { pendingTerm, renewingSeats } from '../../licenses/seat-facts';
import type { OrderCheck, OrderDeps, OrderRequest } from '../../orders/order-kind';
import { buyerFields, cardPayment } from '../../orders/order-snapshot';
import { payFields, readPayment } from '../../orders/payment';
import { type Checked, invalidInput, notOwner, priceChanged, refused } from '../../orders/refusals';
import { nextPeriod, periodFields } from '../../renewals/renewal-snapshot';
import { loadPricing } from '../../store/prices/load-price-list';

/** REST-35. The contract has neither a captcha nor a total; a total that is sent must be right. */
export const retryForm = z.object({
  PastDueSubId: formText(64),
  SeatIds: formList(formText(64)),
  userTotalPrice: formText(32),
  ...payFields,
});
type RetryForm = z.infer<typeof retryForm>;

const count = z.number().int().min(0);

export const retrySnapshot = z.object({
  kind: z.literal('retry'),
  ...periodFields,
  endingSeatIds: z.array(z.string()),
  counts: z.object({ authors: count, publishers: count }).nullable(),
  payment: cardPayment,
});
export type RetrySnapshot = z.infer<typeof retrySnapshot>;

export async function checkRetry(
  { db, clock }: OrderDeps,
  { user, form }: OrderRequest<RetryForm>,
): Promise<OrderCheck<RetrySnapshot>> {
  const found = await findPastDue(db, user.id, form.PastDueSubId);
  if (!found.ok) return found;
  const { row, seats, plan } = found;
  const selected = selectSeats(seats, { all: 'CANCEL', except: form.SeatIds });
  if (!selected.ok) return refused(invalidInput(message.seatNotInGroup));
  const { renewing } = selected;
  const today = clock.today();
  const group = { ...row, term: termCodeOf(row), isBilledByTime: isBilledByTime(row.term) };
  const pricing = priceRetry({ group, renewing, ...(await loadPricing(db, user.id)), today });
  if (!pricing.ok) return pricing;
  const { priced } = pricing;
  const buyer = await renewalBuyer(db, row);
  // The contract does not include the name of a new card's holder.
  const cardholderName = form.cardholderName || user.name || buyer.email;
  const paid = await readPayment(db, user.id, { ...form, cardholderName });
  if (!paid.ok) return paid;
  if (form.userTotalPrice !== '' && !isSamePrice(form.userTotalPrice, priced.total))
    return refused(priceChanged);
  const ids = new Set(renewing.map(({ seatId }) => seatId));
  const snapshot = {
    kind: 'retry',
    ...buyerFields(today, buyer, paid.paying),
    ...nextPeriod({ group: row, parts: priced.parts, priced }),
    endingSeatIds: plan === null ? seats.flatMap(({ seatId }) => (ids.has(seatId) ? [] : seatId)) : [],
    counts: plan && countSeats(plan, renewing),
  } as const;
  return { ok: true, snapshot, nonce: paid.nonce };
}

interface PastDueGroup {
  readonly row: GroupRow;
  readonly seats: readonly RenewingSeat[];
  readonly plan: CloudPlan | null;
}

/** Another customer's group is refused like one that does not exist (PAY-15). */
async function findPastDue(db: Database, userId: string, id: string): Promise<Checked<PastDueGroup>> {
  const row = await findOwnGroup(db, userId, id);
  if (row === null) return refused(notOwner);
  const refusal = checkPastDue(failureFacts(row));
  if (refusal) return refused(refusal);
  const plan = isCounted(row) ? row.kind : null;
  const seats = plan === null ? await renewingSeats(db, id) : countedSeatsOf(row, plan);
  const pending = withWaitingTerm(seats, { futureTerm: pendingTerm(row), expireDate: row.expireDate });
  return { ok: true, row, seats: retryableSeats(row.expireDate, pending), plan };
}

function countedSeatsOf(row: GroupRow, plan: CloudPlan): RenewingSeat[] {
  const { current, canceled } = cloudSeatsOf(row);
  return countedSeats(plan, current, { canceled, periodEnd: row.expireDate });
}
