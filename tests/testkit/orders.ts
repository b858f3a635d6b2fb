import { z } from 'zod';
import { cardNonce, VISA } from './card-nonce';
import { ask, type Customer } from './customer';

export interface RpCart {
  term: 'MONTHLY' | 'ANNUAL' | 'TWO_YEARS' | 'THREE_YEARS';
  proQuantity?: number;
  teamQuantity?: number;
  entQuantity?: number;
  subscriptionGroup?: string;
}

/** Input of a purchase; sent twice, it is the same attempt. */
export interface OrderInput {
  attemptId: string;
  previewId: string;
  total: string;
  cart: RpCart;
  licensee: { licenseTo: 'COMPANY' | 'INDIVIDUAL'; firstName: string; lastName: string; company: string };
  payment: Record<string, string | boolean>;
}

const orderState = z.enum(['DONE', 'PROCESSING', 'REFUSED', 'UNKNOWN']);
const userErrors = z.array(z.object({ code: z.string(), message: z.string() }));
const outcome = z.object({ state: orderState, transactionId: z.string().nullable(), userErrors });

export type Outcome = z.infer<typeof outcome>;

const previewAnswer = z.object({
  cartPreview: z.object({ cart: z.object({ previewId: z.string(), total: z.string() }), userErrors }),
});
const tokensAnswer = z.object({ billingTokens: z.object({ braintreeToken: z.string() }) });
const salesAnswer = z.object({
  viewer: z.object({
    sales: z.object({
      nodes: z.array(z.object({ id: z.string(), amount: z.string() })),
      totalCount: z.number(),
    }),
    seatSummary: z.object({ total: z.number() }),
  }),
});

export async function read<T>(
  answer: z.ZodType<T>,
  customer: Customer,
  query: string,
  variables = {},
): Promise<T> {
  const { data, errors } = await ask(customer, query, variables);
  const parsed = answer.safeParse(data);
  if (!parsed.success) throw new Error(`Not the answer expected: ${JSON.stringify(errors ?? data)}`);
  return parsed.data;
}

/** Previews a cart, as the checkout shows it. */
export async function preview(
  customer: Customer,
  cart: RpCart,
): Promise<{ previewId: string; total: string }> {
  const query = `query Preview($cart: RpCartInput!) {
    cartPreview(cart: $cart) { cart { previewId total } userErrors { code message } }
  }`;
  const { cartPreview } = await read(previewAnswer, customer, query, { cart });
  return cartPreview.cart;
}

/** Makes a nonce with the provider alone, like the card library. */
export async function nonceFor(customer: Customer, paymentsUrl: string, number: string): Promise<string> {
  const { billingTokens } = await read(tokensAnswer, customer, '{ billingTokens { braintreeToken } }');
  return cardNonce(paymentsUrl, billingTokens.braintreeToken, number);
}

async function captchaProof(paymentsUrl: string): Promise<string> {
  const response = await fetch(`${paymentsUrl}/captcha/challenge`, { method: 'POST' });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

/** Payment with a typed card, as the checkout sends it. */
export async function newCard(
  customer: Customer,
  paymentsUrl: string,
  card = VISA,
): Promise<OrderInput['payment']> {
  const [nonce, recaptchaToken] = await Promise.all([
    nonceFor(customer, paymentsUrl, card),
    captchaProof(paymentsUrl),
  ]);
  return {
    replacePaymentMethod: true,
    nonce,
    recaptchaToken,
    cardholderName: 'Ada Person',
    country: 'France',
  };
}

/** Prepares an order with a new card. */
export async function prepareOrder(
  customer: Customer,
  paymentsUrl: string,
  cart: RpCart,
  card = VISA,
): Promise<OrderInput> {
  const { previewId, total } = await preview(customer, cart);
  return {
    attemptId: crypto.randomUUID(),
    previewId,
    total,
    cart,
    licensee: { licenseTo: 'COMPANY', firstName: 'Ada', lastName: 'Person', company: 'Fresh Ltd' },
    payment: await newCard(customer, paymentsUrl, card),
  };
}

/** Submits an order; undefined without a usable answer. */
export async function submit(customer: Customer, input: OrderInput): Promise<Outcome | undefined> {
  const query = `mutation Buy($input: BuyRpSubscriptionInput!) {
    buyRpSubscription(input: $input) { state transactionId userErrors { code message } }
  }`;
  const answer = await ask(customer, query, { input }).catch(() => undefined);
  return outcome.safeParse(answer?.data?.['buyRpSubscription']).data;
}

/** Reads the outcome of an attempt; undefined without a usable answer. */
export async function orderStatus(customer: Customer, attemptId: string): Promise<Outcome | undefined> {
  const query = `query Status($attemptId: ID!) {
    orderStatus(attemptId: $attemptId) { state transactionId userErrors { code message } }
  }`;
  const answer = await ask(customer, query, { attemptId }).catch(() => undefined);
  return outcome.safeParse(answer?.data?.['orderStatus']).data;
}

/** Reads the customer's sales and seats, as on the screens. */
export async function belongings(
  customer: Customer,
): Promise<{ sales: { id: string; amount: string }[]; seats: number }> {
  const query =
    '{ viewer { id sales(first: 200) { nodes { id amount } totalCount } seatSummary { total } } }';
  const { viewer } = await read(salesAnswer, customer, query);
  return { sales: viewer.sales.nodes, seats: viewer.seatSummary.total };
}
