import { useEffect, useState } from 'react';
import { isInFlight } from './attempt/attempt';
import type { CheckoutNeeds } from './fields/use-checkout-forms';
import type { Price } from './price/price';
import type { PricePreview } from './price/use-price-preview';
import type { CheckoutSession } from './use-checkout-session';
import { type Order, type OrderDocument, useSubmitOrder } from './use-submit-order';

interface CheckoutInput<Shown extends Price, Input> {
  session: CheckoutSession<Shown>;
  mutation: OrderDocument<Shown, Input>;
  /** What is ordered; null while nothing is chosen. */
  order: Order<Input> | null;
  /** Whether licences are made out to somebody. */
  isLicenseeAsked: boolean;
  /** Checks what else the page asks for and shows what is wrong; before the licensee and the card. */
  isValid?: (() => boolean) | undefined;
  preview: PricePreview<Shown>;
  /** The prices on the page are old. */
  onPriceChanged: () => void;
  /** The group that is bought into is not as the page shows it. */
  onGroupRefused?: () => void;
  /** What the customer chose; once that changes, the last try is not spoken of any more. */
  chosen?: object;
}

export interface Checkout<Shown extends Price> {
  attempt: CheckoutSession<Shown>['order']['attempt'];
  isBlocked: boolean;
  /** Whether the button was pressed with nothing chosen, and still nothing is. */
  isCartMissing: boolean;
  buy: () => void;
  buyAt: (price: Shown | null) => void;
  dismiss: () => void;
}

/** From the filled-in page to an order on its way, whatever is bought. */
export function useCheckout<Shown extends Price, Input>(input: CheckoutInput<Shown, Input>): Checkout<Shown> {
  const { session, mutation, order, isValid = () => true, preview, onPriceChanged } = input;
  const needs = { licensee: input.isLicenseeAsked, payment: order?.isPaid ?? true };
  const { attempt, dispatch } = session.order;
  const submit = useSubmitOrder(mutation, session, input.onGroupRefused);
  const [isCartMissed, setCartMissed] = useState(false);

  // What became of an order of this part of the page is not said on another, nor of another cart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is chosen is what dismisses
  useEffect(() => () => dispatch({ type: 'dismiss' }), [dispatch, input.chosen]);

  // With nothing chosen the button stays, to say so (CART-12).
  const isPriced = preview.status === 'ready' || order === null;
  const isBlocked = !isPriced || isHeldBack(session, needs) || isInFlight(attempt);

  function buyAt(price: Shown | null) {
    dispatch({ type: 'dismiss' });
    setCartMissed(order === null);
    if (order === null || price === null || !isValid() || !session.forms.areComplete(needs)) return;
    void submit(order, price);
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
      onPriceChanged();
    },
  };
}

function isHeldBack<Shown extends Price>(session: CheckoutSession<Shown>, needs: CheckoutNeeds): boolean {
  const { forms, payments, hasBillingInfo } = session;
  if (needs.payment && (!payments.isReady || forms.hasCardErrors)) return true;
  return (needs.payment || needs.licensee) && !hasBillingInfo;
}
