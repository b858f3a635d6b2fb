import {
  type PaymentsSandbox,
  type PaymentsSandboxOptions,
  startPaymentsSandbox,
} from '../../sandbox/payments/server';

export type PaymentStandIn = PaymentsSandbox;

/** The payment sandbox alone, in memory, on a free port. */
export function startPaymentStandIn(
  options: Pick<PaymentsSandboxOptions, 'duplicateWindowMs'> = {},
): Promise<PaymentStandIn> {
  return startPaymentsSandbox(options);
}
