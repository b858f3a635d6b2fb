import type { PAYMENT_SOURCES } from '../../db/schema/store';
import type { Finding } from '../../payments/payment-gateway';
import type { Charge } from '../finish-order';

type PaymentSource = (typeof PAYMENT_SOURCES)[number];

export interface OpenCharge {
  readonly finding: Finding | 'free';
  readonly amountCents: number;
  readonly paymentSource: PaymentSource;
  /** Sent so long ago that it cannot arrive any more. */
  readonly isQuiet: boolean;
  /** So long ago that the customer has given up on it. */
  readonly isStale: boolean;
}

export type NextStep =
  | { readonly kind: 'finish'; readonly charge: Charge }
  | { readonly kind: 'decline'; readonly text: string }
  | { readonly kind: 'resend' | 'release' | 'wait' }
  | { readonly kind: 'alarm'; readonly problem: string };

/** A sale that the provider knows settles the order. An unknown one is sent again, or released if by nonce. */
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

// A new card may not have been stored, so the order is not finished.
function freeOrder(paymentSource: PaymentSource, isQuiet: boolean): NextStep {
  if (paymentSource !== 'new') return { kind: 'finish', charge: { transactionId: null, card: null } };
  return { kind: isQuiet ? 'release' : 'wait' };
}
