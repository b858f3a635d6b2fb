import { useRef } from 'react';
import { PaymentError } from '../../../app/payments/payment-error';
import type { Payments } from '../../../app/payments/use-payments';
import type { BuyRpSubscriptionInput, RpCartInput } from '../../../schema.generated';
import type { OrderSummary_CartFragment } from '../summary/order-summary.generated';
import { useBuyRpSubscriptionMutation } from './buy-rp-subscription.generated';
import { orderFailure } from './order-failure';
import { paymentInput } from './payment-input';
import type { CheckoutForms } from './use-checkout-forms';
import type { OrderAttempt } from './use-order-attempt';

/** The price as it was shown, which is what the customer agrees to. */
export type ShownPrice = Pick<OrderSummary_CartFragment, 'previewId' | 'total'>;

/**
 * Sends a complete order: captcha, then the card to its provider, then the purchase (CARD-18). At most one is on its way.
 * An answer that says nothing about the order leaves the attempt to be checked.
 */
export function useSubmitOrder(order: OrderAttempt, payments: Payments, forms: CheckoutForms) {
  const [buy] = useBuyRpSubscriptionMutation();
  const isBusy = useRef(false);
  const { attempt, dispatch, noteSent } = order;

  async function send(input: BuyRpSubscriptionInput) {
    dispatch({ type: 'send', shownTotal: input.total });
    noteSent();
    try {
      const { data } = await buy({ variables: { input } });
      const answer = data?.buyRpSubscription;
      dispatch(answer ? { type: 'answer', answer, freshId: crypto.randomUUID() } : { type: 'lose' });
    } catch (error) {
      const messages = orderFailure(error);
      dispatch(messages ? { type: 'stop', messages } : { type: 'lose' });
    }
  }

  return async function submit(cart: RpCartInput, { previewId, total }: ShownPrice): Promise<void> {
    if (isBusy.current || attempt.phase !== 'open') return;
    isBusy.current = true;
    dispatch({ type: 'prepare' });
    try {
      const card = forms.isCardOnFileUsed ? null : forms.card.values;
      const payment = paymentInput(await payments.prove(card), card);
      const { attemptId } = attempt;
      await send({ attemptId, previewId, total, cart, licensee: forms.licensee.values, payment });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      dispatch({ type: 'stop', messages: [error.message] });
    } finally {
      isBusy.current = false;
    }
  };
}
