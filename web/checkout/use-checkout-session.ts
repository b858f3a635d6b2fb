import { usePayments } from '../app/payments/use-payments';
import type { CheckoutPlace } from './attempt/attempt-storage';
import type { OrderKind } from './attempt/order-words';
import { useOrderAttempt } from './attempt/use-order-attempt';
import { useOrderStatus } from './attempt/use-order-status';
import type { Checkout_BillingInfoFragment } from './fields/checkout-fields.generated';
import { useCheckoutForms } from './fields/use-checkout-forms';
import type { LicenseeRule } from './fields/use-licensee-form';
import type { Price } from './price/price';

export type CheckoutSession<Shown extends Price> = ReturnType<typeof useCheckoutSession<Shown>>;

export interface CheckoutViewer {
  id: string;
  /** Null when it could not be read; then nothing can be paid. */
  billingInfo: Checkout_BillingInfoFragment | null;
}

interface SessionOptions {
  licenseeRule?: LicenseeRule;
  kind?: OrderKind;
}

/** State that outlives a change of the cart: the attempt, the filled-in forms, and the payment provider. */
export function useCheckoutSession<Shown extends Price>(
  viewer: CheckoutViewer,
  place: CheckoutPlace,
  { licenseeRule = 'PERSON', kind = 'payment' }: SessionOptions = {},
) {
  const order = useOrderAttempt<Shown>(viewer.id, place);
  const forms = useCheckoutForms(viewer.billingInfo, licenseeRule);
  const payments = usePayments('order', kind !== 'change');
  const isCheckingLong = useOrderStatus(order.attempt, order.dispatch, kind);
  return { order, forms, payments, kind, isCheckingLong, hasBillingInfo: viewer.billingInfo !== null };
}
