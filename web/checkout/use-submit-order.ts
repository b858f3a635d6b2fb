import { type ApolloClient, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { message } from '#domain/messages/catalogue';
import { type GatewayErrorCode, hasCode } from '../app/graphql/refusal';
import { PaymentError } from '../app/payments/payment-error';
import type { UserErrorCode } from '../schema.generated';
import type { CardErrors } from '../ui/card-form/card-rules';
import { oneLineCard } from '../ui/card-form/card-values';
import { sortProviderErrors } from '../ui/card-form/provider-errors';
import { showCardErrors } from '../ui/card-form/use-card-form';
import type { AttemptEvent, OrderAnswer } from './attempt/attempt';
import { OrderStatusDocument } from './attempt/order-status.generated';
import { paymentInput } from './fields/payment-input';
import type { Order, OrderRequest, OrderTerms } from './order';
import type { Price } from './price/price';
import type { CheckoutSession } from './use-checkout-session';

const GROUP_CODES: readonly UserErrorCode[] = ['NOT_ALLOWED', 'NOT_OWNER', 'NOT_FOUND'];

export function isGroupRefused(codes: readonly UserErrorCode[]): boolean {
  return codes.some((code) => GROUP_CODES.includes(code));
}

async function orderNumberOf(client: ApolloClient, attemptId: string): Promise<string | null> {
  const { data } = await client
    .query({ query: OrderStatusDocument, variables: { attemptId }, fetchPolicy: 'no-cache' })
    .catch(() => ({ data: undefined }));
  return data?.orderStatus?.transactionId ?? null;
}

/** Marks the field that the bank names; the message also stays at the top. */
function namedFields({ userErrors }: OrderAnswer): CardErrors {
  return sortProviderErrors(userErrors.map(({ field, message }) => ({ field: field ?? '', message }))).fields;
}

interface RefusalHandlers {
  /** The card on file was changed elsewhere; the one shown would be refused again. */
  onCardRefused: () => void;
  onGroupRefused?: (() => void) | undefined;
}

/** Runs the captcha, tokenizes the card, sends the order (CARD-18); unclear answers are checked later. */
export function useSubmitOrder<Shown extends Price>(
  session: Pick<CheckoutSession<Shown>, 'order' | 'payments' | 'forms' | 'kind'>,
  { onCardRefused, onGroupRefused }: RefusalHandlers,
) {
  const client = useApolloClient();
  const isBusy = useRef(false);
  const { order, payments, forms, kind } = session;
  const { attempt, dispatch, markSent } = order;

  /** Renders first: during an order the fields are disabled and cannot take the focus. */
  function settle(event: AttemptEvent<Shown>, fields: CardErrors): void {
    flushSync(() => dispatch(event));
    showCardErrors(forms.card, fields);
  }

  async function send(request: OrderRequest<Shown>, shown: Shown) {
    const now = Date.now();
    dispatch({ type: 'send', shown, now });
    markSent(now);
    try {
      const answer = await request(client);
      if (!answer) return dispatch({ type: 'lose' });
      const codes = answer.userErrors.map(({ code }) => code);
      if (codes.includes('INVALID_PAYMENT_METHOD')) onCardRefused();
      if (isGroupRefused(codes)) onGroupRefused?.();
      const isReused = codes.includes('ATTEMPT_REUSED');
      const otherId = isReused ? await orderNumberOf(client, attempt.attemptId) : null;
      const freshId = crypto.randomUUID();
      settle({ type: 'answer', answer, freshId, order: kind, otherId }, namedFields(answer));
    } catch (error) {
      const messages = orderFailure(error);
      dispatch(messages ? { type: 'stop', messages } : { type: 'lose' });
    }
  }

  async function requestOf(sold: Order<Shown>, terms: OrderTerms): Promise<OrderRequest<Shown>> {
    if (!sold.isPaid) return sold.request(terms);
    const card = forms.isCardOnFileUsed ? null : oneLineCard(forms.card.values);
    return sold.request(terms, paymentInput(await payments.prove(card), card, forms.cardVersion));
  }

  return async function submit(sold: Order<Shown>, shown: Shown): Promise<void> {
    if (isBusy.current || attempt.phase !== 'open') return;
    isBusy.current = true;
    dispatch({ type: 'prepare' });
    try {
      const { previewId, total } = shown;
      await send(await requestOf(sold, { attemptId: attempt.attemptId, previewId, total }), shown);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      settle({ type: 'stop', messages: error.message === '' ? [] : [error.message] }, error.fields);
    } finally {
      isBusy.current = false;
    }
  };
}

/** Codes with which the gateway did not forward the order. */
const NOT_CARRIED_OUT: readonly GatewayErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'READ_ONLY',
  'RATE_LIMITED',
];

/** A proxy may send 408, 425, 429 or 499 after it has forwarded the request. */
const UNCLEAR_STATUSES: readonly number[] = [408, 425, 429, 499];

/** Returns null if the outcome is unknown. Signed out has no message: the dialog covers the page. */
function orderFailure(error: unknown): string[] | null {
  if (hasCode(error, 'UNAUTHENTICATED')) return [];
  if (CombinedGraphQLErrors.is(error) && NOT_CARRIED_OUT.some((code) => hasCode(error, code))) {
    return error.errors.map((each) => each.message);
  }
  return ServerError.is(error) && isRefusedRequest(error.statusCode) ? [message.orderUnanswered] : null;
}

function isRefusedRequest(status: number): boolean {
  return status >= 400 && status < 500 && !UNCLEAR_STATUSES.includes(status);
}
