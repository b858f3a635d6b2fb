import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { PaymentError } from '../app/payments/payment-error';
import type { PaymentInput, UserErrorCode } from '../schema.generated';
import { sortProviderErrors } from '../ui/card-form/provider-errors';
import { showCardErrors } from '../ui/card-form/use-card-form';
import type { OrderAnswer } from './attempt/attempt';
import { orderFailure } from './attempt/order-failure';
import { OrderStatusDocument } from './attempt/order-status.generated';
import { CheckoutCardNowDocument } from './fields/card-now.generated';
import { paymentInput } from './fields/payment-input';
import type { Price } from './price/price';
import type { CheckoutSession } from './use-checkout-session';

/** A mutation that places an order, whatever it sells; it goes by the name `order`. */
export type OrderDocument<Shown extends Price, Input> = TypedDocumentNode<
  { order: OrderAnswer<Shown> | null },
  { input: Input }
>;

/** What every order carries: which attempt it is, and at which price. */
export interface OrderTerms extends Price {
  attemptId: string;
}

/** An order as its mutation takes it; one that costs nothing goes without a captcha and a card. */
export type Order<Input> =
  | { isPaid: true; input: (terms: OrderTerms, payment: PaymentInput) => Input }
  | { isPaid: false; input: (terms: OrderTerms) => Input };

/** With these an order is refused for what the page shows of a group, which has changed since. */
const GROUP_CODES: readonly UserErrorCode[] = ['NOT_ALLOWED', 'NOT_OWNER', 'NOT_FOUND'];

/** Whether something was refused for its group, so that the page shows it as it was. */
export function isGroupRefused(codes: readonly UserErrorCode[]): boolean {
  return codes.some((code) => GROUP_CODES.includes(code));
}

/** The number of the order that an attempt stands for; null when there is none, or it cannot be told. */
async function orderNumberOf(client: ApolloClient, attemptId: string): Promise<string | null> {
  const { data } = await client
    .query({ query: OrderStatusDocument, variables: { attemptId }, fetchPolicy: 'no-cache' })
    .catch(() => ({ data: undefined }));
  return data?.orderStatus?.transactionId ?? null;
}

/** Another card is on file than the page shows. Until that is read, an order by the one shown is refused again. */
async function readCardNow(client: ApolloClient): Promise<void> {
  await client.query({ query: CheckoutCardNowDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}

/**
 * Sends a complete order: captcha, then the card to its provider, then the order itself (CARD-18). At most one is on its
 * way. An answer that says nothing about the order leaves the attempt to be checked.
 * @param onGroupRefused reads the groups of the page anew
 */
export function useSubmitOrder<Shown extends Price, Input>(
  mutation: OrderDocument<Shown, Input>,
  session: Pick<CheckoutSession<Shown>, 'order' | 'payments' | 'forms'>,
  onGroupRefused?: () => void,
) {
  const client = useApolloClient();
  const isBusy = useRef(false);
  const { order, payments, forms } = session;
  const { attempt, dispatch, noteSent } = order;

  /** A bank that names the field at fault is believed; its words stay at the top as well. */
  function showAtFields(errors: OrderAnswer['userErrors']): void {
    const named = errors.map(({ field, message }) => ({ field: field ?? '', message }));
    showCardErrors(forms.card, sortProviderErrors(named).fields);
  }

  async function send(input: Input, shown: Shown) {
    const now = Date.now();
    dispatch({ type: 'send', shown, now });
    noteSent(now);
    try {
      const { data } = await client.mutate({ mutation, variables: { input } });
      const answer = data?.order;
      if (!answer) return dispatch({ type: 'lose' });
      showAtFields(answer.userErrors);
      const codes = answer.userErrors.map(({ code }) => code);
      if (codes.includes('INVALID_PAYMENT_METHOD')) void readCardNow(client);
      if (isGroupRefused(codes)) onGroupRefused?.();
      const isReused = codes.includes('ATTEMPT_REUSED');
      const otherId = isReused ? await orderNumberOf(client, attempt.attemptId) : null;
      dispatch({ type: 'answer', answer, freshId: crypto.randomUUID(), otherId });
    } catch (error) {
      const messages = orderFailure(error);
      dispatch(messages ? { type: 'stop', messages } : { type: 'lose' });
    }
  }

  async function inputOf(sold: Order<Input>, terms: OrderTerms): Promise<Input> {
    if (!sold.isPaid) return sold.input(terms);
    const card = forms.isCardOnFileUsed ? null : forms.card.values;
    return sold.input(terms, paymentInput(await payments.prove(card), card, forms.cardVersion));
  }

  /** @param shown the price as it was shown, which is what the customer agrees to */
  return async function submit(sold: Order<Input>, shown: Shown): Promise<void> {
    if (isBusy.current || attempt.phase !== 'open') return;
    isBusy.current = true;
    dispatch({ type: 'prepare' });
    try {
      const { previewId, total } = shown;
      await send(await inputOf(sold, { attemptId: attempt.attemptId, previewId, total }), shown);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      showCardErrors(forms.card, error.fields);
      dispatch({ type: 'stop', messages: error.message === '' ? [] : [error.message] });
    } finally {
      isBusy.current = false;
    }
  };
}
