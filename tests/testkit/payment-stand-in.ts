import {
  type PaymentsSandbox,
  type PaymentsSandboxOptions,
  startPaymentsSandbox,
} from '../../sandbox/payments/server';

export type PaymentStandIn = PaymentsSandbox;

/** Starts only the payment sandbox, in memory, on a free port. */
export function startPaymentStandIn(
  options: Pick<PaymentsSandboxOptions, 'duplicateWindowMs'> = {},
): Promise<PaymentStandIn> {
  return startPaymentsSandbox(options);
}
