import { useState } from 'react';
import { usePayments } from '../../app/payments/use-payments';
import type { RpCartInput } from '../../schema.generated';
import type { BuyPageQuery } from './buy-page.generated';
import { isInFlight } from './checkout/attempt';
import { useCheckoutForms } from './checkout/use-checkout-forms';
import { useOrderAttempt } from './checkout/use-order-attempt';
import { useOrderStatus } from './checkout/use-order-status';
import { type ShownPrice, useSubmitOrder } from './checkout/use-submit-order';
import type { CartPreview } from './summary/use-cart-preview';

type Viewer = NonNullable<BuyPageQuery['viewer']>;

interface CheckoutInput {
  viewer: Viewer;
  /** Null while nothing is chosen. */
  cart: RpCartInput | null;
  preview: CartPreview;
  /** The query that the cart is kept under. */
  search: string;
  /** The prices on the page are old. */
  onPriceChanged: () => void;
}

export type Checkout = ReturnType<typeof useCheckout>;

/** From the filled-in page to a settled order. */
export function useCheckout({ viewer, cart, preview, search, onPriceChanged }: CheckoutInput) {
  const order = useOrderAttempt(viewer.id, search);
  const forms = useCheckoutForms(viewer.billingInfo);
  const payments = usePayments();
  const submit = useSubmitOrder(order, payments, forms);
  const isCheckingLong = useOrderStatus(order.attempt, order.dispatch);
  const [isCartMissed, setCartMissed] = useState(false);

  // With nothing chosen the button stays, to say so (CART-12).
  const isPriced = preview.status === 'ready' || cart === null;
  const isBlocked =
    !isPriced ||
    !payments.isReady ||
    viewer.billingInfo === null ||
    forms.hasCardErrors ||
    isInFlight(order.attempt);

  function buyAt(price: ShownPrice | null) {
    order.dispatch({ type: 'dismiss' });
    setCartMissed(cart === null);
    if (cart === null || price === null || !forms.areComplete()) return;
    void submit(cart, price);
  }

  return {
    attempt: order.attempt,
    forms,
    payments,
    isBlocked,
    isCheckingLong,
    /** Whether the button was pressed with nothing chosen, and still nothing is. */
    isCartMissing: isCartMissed && cart === null,
    buy: () => buyAt(preview.cart),
    buyAt,
    dismiss: () => {
      order.dispatch({ type: 'dismiss' });
      preview.retry();
      onPriceChanged();
    },
  };
}
