import type { PAYMENT_SOURCES } from '../../db/schema/store';
import type { Finding } from '../../payments/payment-gateway';
import type { Charge } from '../finish-order';

type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** What is known of an order whose charge was sent and whose answer is missing. */
export interface OpenCharge {
  /** What the provider's books say now; for an order without a charge there is nothing to ask. */
  readonly finding: Finding | 'free';
  /** The amount that was to be charged, in cents. */
  readonly amountCents: number;
  readonly paymentSource: PaymentSource;
  /** Nothing that was sent can still be on its way: longer ago than the longest wait for an answer and a late booking. */
  readonly isQuiet: boolean;
  /** So long ago that the customer has surely given up on it; what was not charged by then must not be. */
  readonly isStale: boolean;
}

export type NextStep =
  | { readonly kind: 'finish'; readonly charge: Charge }
  | { readonly kind: 'decline'; readonly text: string }
  | { readonly kind: 'resend' | 'release' | 'wait' }
  | { readonly kind: 'alarm'; readonly problem: string };

/**
 * Decides how an open charge goes on. A sale in the books settles it. One that is not there, once all is quiet,
 * is sent again for the card on file, unless that is long past; a nonce is good for one use, so its order is released
 * to be made anew.
 */
export function nextStep({ finding, amountCents, paymentSource, isQuiet, isStale }: OpenCharge): NextStep {
  if (finding === 'free') return freeOrder(paymentSource, isQuiet);
  switch (finding.kind) {
    case 'approved':
      return finding.amount === amountCents
        ? { kind: 'finish', charge: finding }
        : { kind: 'alarm', problem: `charged ${finding.amount} cents instead of ${amountCents}` };
    case 'declined':
      return { kind: 'decline', text: finding.text };
    case 'pending':
      return { kind: 'wait' };
    case 'none':
      if (!isQuiet) return { kind: 'wait' };
      return { kind: paymentSource === 'stored' && !isStale ? 'resend' : 'release' };
  }
}

// Nothing was to be charged. With a new card the customer's card may not have been kept, so the order is not forced.
function freeOrder(paymentSource: PaymentSource, isQuiet: boolean): NextStep {
  if (paymentSource !== 'new') return { kind: 'finish', charge: { transactionId: null, card: null } };
  return { kind: isQuiet ? 'release' : 'wait' };
}
