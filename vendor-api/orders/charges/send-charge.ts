import type { PayingCustomer, SaleOutcome, VaultOutcome } from '../../payments/payment-gateway';
import { declineCharge, releaseCharge, waitForOutcome } from '../attempts/close-attempt';
import { claimResend, markSent } from '../claims/claim-order';
import { finishOrder } from '../finish-order';
import { type OrderAnswer, PROCESSING } from '../order-answer';
import type { OrderDeps } from '../order-kind';
import type { OptionalPayment, OrderSnapshot } from '../order-snapshot';

type NewCard = Extract<OptionalPayment, { source: 'new' }>;

export interface ChargeOrder {
  readonly attemptId: string;
  customer(): Promise<PayingCustomer>;
  readonly snapshot: OrderSnapshot;
  /** Kept in memory only. */
  readonly nonce: string;
  readonly heldUntil: Date;
}

/** `free`: nothing to charge. `lost`: another call has the attempt. */
export type ChargeOutcome = SaleOutcome | VaultOutcome | { readonly kind: 'free' | 'lost' };

/** With nothing to pay, a new card is only stored, for renewals (D-124). */
export async function sendCharge(deps: OrderDeps, order: ChargeOrder): Promise<ChargeOutcome> {
  const { payment, totalCents } = order.snapshot;
  switch (payment.source) {
    case 'stored': {
      if (totalCents === 0) return { kind: 'free' };
      const { token } = payment;
      return sendOnRecord(deps, order, () =>
        deps.payments.saleByToken({ orderId: order.attemptId, amount: totalCents, token }),
      );
    }
    case 'new': {
      // Before the charge is recorded, because nothing may fail between the record and the charge.
      const customer = await order.customer();
      return sendOnRecord(deps, order, () => chargeNewCard(deps, order, customer, payment));
    }
    case 'none':
      return { kind: 'free' };
  }
}

// If storing `sentAt` took too long, it is stored again, because it tells which charges can still arrive.
async function sendOnRecord(
  { db, clock, settings }: OrderDeps,
  { attemptId, heldUntil }: ChargeOrder,
  send: () => Promise<ChargeOutcome>,
): Promise<ChargeOutcome> {
  let sentAt = clock.now();
  let isMine = await markSent(db, sentAt, attemptId, heldUntil);
  while (isMine && clock.now().getTime() - sentAt.getTime() >= settings.PAYMENT_TIMEOUT_MS) {
    const lastSentAt = sentAt;
    sentAt = clock.now();
    isMine = await claimResend(db, sentAt, attemptId, lastSentAt);
  }
  return isMine ? send() : { kind: 'lost' };
}

async function chargeNewCard(
  deps: OrderDeps,
  { attemptId: orderId, snapshot, nonce }: ChargeOrder,
  customer: PayingCustomer,
  { cardholderName, address }: NewCard,
): Promise<ChargeOutcome> {
  const card = { customer, nonce, cardholderName, address };
  if (snapshot.totalCents === 0) return deps.payments.vaultCard(card);
  return deps.payments.saleByNonce({ ...card, orderId, amount: snapshot.totalCents });
}

/** Unknown outcomes stay open. */
export async function settleOutcome(
  deps: OrderDeps,
  attemptId: string,
  outcome: ChargeOutcome,
): Promise<OrderAnswer> {
  switch (outcome.kind) {
    case 'approved':
      return finishOrder(deps, attemptId, outcome);
    case 'stored':
      return finishOrder(deps, attemptId, { transactionId: null, card: outcome.card });
    case 'free':
      return finishOrder(deps, attemptId, { transactionId: null, card: null });
    case 'declined':
      return declineCharge(deps, attemptId, { message: outcome.text, field: outcome.field });
    case 'unsent':
      deps.log.error({ err: outcome.cause, attemptId }, 'the payment provider took no notice of a charge');
      return releaseCharge(deps, attemptId);
    case 'lost':
      return waitForOutcome(deps.db, attemptId);
    case 'unknown':
      deps.log.warn({ err: outcome.cause, attemptId }, 'the outcome of a charge is not known yet');
      return PROCESSING;
  }
}
