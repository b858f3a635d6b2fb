import { useEffect, useState } from 'react';
import { isInFlight } from './attempt/attempt';
import type { CheckoutNeeds } from './fields/use-checkout-forms';
import type { Order } from './order';
import type { Price } from './price/price';
import type { PricePreview } from './price/use-price-preview';
import type { CheckoutSession } from './use-checkout-session';
import { useSubmitOrder } from './use-submit-order';

interface CheckoutInput<Shown extends Price> {
  session: CheckoutSession<Shown>;
  order: Order<Shown> | null;
  isLicenseeAsked: boolean;
  /** Validates the page's other fields, above the licensee and the card, and shows their errors. */
  isValid?: (() => boolean) | undefined;
  preview: PricePreview<Shown>;
  /** Reads again what the page is about, including the card on file. */
  readAgain: () => void;
  onGroupRefused?: () => void;
  /** A change dismisses the notice of the last attempt. */
  chosen?: object;
}

export type Checkout<Shown extends Price> = ReturnType<typeof useCheckout<Shown>>;

export function useCheckout<Shown extends Price>(input: CheckoutInput<Shown>) {
  const { session, order, isValid = () => true, preview, readAgain, onGroupRefused } = input;
  const needs = { licensee: input.isLicenseeAsked, payment: order?.isPaid ?? true };
  const { attempt, dispatch } = session.order;
  const submit = useSubmitOrder(session, { onCardRefused: readAgain, onGroupRefused });
  const [isCartMissed, setCartMissed] = useState(false);

  // A notice belongs to one cart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dismissed when the choice changes
  useEffect(() => () => dispatch({ type: 'dismiss' }), [dispatch, input.chosen]);

  // With nothing chosen the button stays, to say so (CART-12).
  const isPriced = preview.status === 'ready' || order === null;
  const isBlocked = !isPriced || isHeldBack(session, needs) || isInFlight(attempt);

  function buyAt(price: Shown | null) {
    dispatch({ type: 'dismiss' });
    setCartMissed(order === null);
    if (order === null || price === null) return;
    const areFormsComplete = session.forms.areComplete(needs);
    // After the forms, so that the focus stays on the first error of the page.
    if (isValid() && areFormsComplete) void submit(order, price);
  }

  return {
    attempt,
    isBlocked,
    isCartMissing: isCartMissed && order === null,
    buy: () => buyAt(preview.price),
    buyAt,
    dismiss() {
      dispatch({ type: 'dismiss' });
      preview.retry();
      readAgain();
    },
  };
}

function isHeldBack<Shown extends Price>(session: CheckoutSession<Shown>, needs: CheckoutNeeds): boolean {
  const { forms, payments, hasBillingInfo } = session;
  if (needs.payment && (!payments.isReady || !forms.isCardShown || forms.hasCardErrors)) return true;
  return (needs.payment || needs.licensee) && !hasBillingInfo;
}
