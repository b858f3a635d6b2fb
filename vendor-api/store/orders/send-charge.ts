import type { PayingCustomer, SaleOutcome, VaultOutcome } from '../../payments/payment-gateway';
import type { OrderDeps } from './order-deps';
import type { OrderSnapshot, SnapshotPayment } from './snapshot';

type NewCard = Extract<SnapshotPayment, { source: 'new' }>;

export interface ChargeOrder {
  readonly attemptId: string;
  readonly customer: PayingCustomer;
  readonly snapshot: OrderSnapshot;
  /** Of a card just entered; lives in memory only. */
  readonly nonce: string;
  readonly claimedAt: Date;
}

/** What sending came to; `free` needed no charge. */
export type ChargeOutcome = SaleOutcome | VaultOutcome | { readonly kind: 'free' };

/**
 * Sends the charge. With nothing to pay, a new card is only kept: renewals will need it (D-124). A process that was
 * held up since its claim sends nothing any more: others may believe by now that nothing is on its way.
 */
export async function sendCharge(deps: OrderDeps, order: ChargeOrder): Promise<ChargeOutcome> {
  if (deps.clock.now().getTime() - order.claimedAt.getTime() >= deps.settings.PAYMENT_TIMEOUT_MS) {
    return { kind: 'unknown', cause: new Error('held up between claim and charge') };
  }
  const { payment } = order.snapshot;
  switch (payment.source) {
    case 'stored':
      return chargeStoredCard(deps, order, payment.token);
    case 'new':
      return chargeNewCard(deps, order, payment);
    case 'none':
      return { kind: 'free' };
  }
}

async function chargeStoredCard(deps: OrderDeps, order: ChargeOrder, token: string): Promise<ChargeOutcome> {
  const { attemptId: orderId, snapshot } = order;
  if (snapshot.totalCents === 0) return { kind: 'free' };
  return deps.payments.saleByToken({ orderId, amount: snapshot.totalCents, token });
}

async function chargeNewCard(
  deps: OrderDeps,
  order: ChargeOrder,
  { cardholderName, address }: NewCard,
): Promise<ChargeOutcome> {
  const { attemptId: orderId, customer, snapshot, nonce } = order;
  const card = { customer, nonce, cardholderName, address };
  if (snapshot.totalCents === 0) return deps.payments.vaultCard(card);
  return deps.payments.saleByNonce({ ...card, orderId, amount: snapshot.totalCents });
}
