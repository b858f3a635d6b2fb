import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardNonce, DECLINED_VISA } from '#tests/testkit/card-nonce';
import { type PaymentStandIn, startPaymentStandIn } from '#tests/testkit/payment-stand-in';
import type { PaymentGateway, SaleByNonce, SaleOutcome } from '../payment-gateway';
import { braintreePayments } from './braintree-payments';

const address = { streetAddress: '1 Main Street', locality: 'Berlin', region: '', postalCode: '10115' };
const settings = {
  BRAINTREE_ENVIRONMENT: 'local',
  BRAINTREE_MERCHANT_ID: 'local_merchant',
  BRAINTREE_PUBLIC_KEY: 'local_public',
  BRAINTREE_PRIVATE_KEY: 'local_private',
  PAYMENT_TIMEOUT_MS: 600,
} as const;

describe('card payments through the provider’s own library', () => {
  let sandbox: PaymentStandIn;
  let payments: PaymentGateway;
  let orders = 0;
  let orderId: string;

  beforeAll(async () => {
    sandbox = await startPaymentStandIn({ duplicateWindowMs: 30_000 });
    payments = braintreePayments({ ...settings, BRAINTREE_LOCAL_URL: sandbox.url });
  });
  afterAll(() => sandbox?.close());
  beforeEach(() => {
    sandbox.faults.clear();
    orders += 1;
    orderId = `order-${orders}`;
  });

  const newCard = async (number?: string): Promise<SaleByNonce> => ({
    orderId,
    amount: 12_345,
    nonce: await cardNonce(sandbox.url, await payments.clientToken(), number),
    customer: { id: 'customer-1', email: 'ann@test.example' },
    cardholderName: 'Ann Lee',
    address,
  });

  const storedCard = async () => {
    const stored = await payments.vaultCard(await newCard());
    if (stored.kind !== 'stored') throw new Error(`not stored: ${stored.kind}`);
    return stored.card;
  };

  it('charges a new card, keeps it, and finds the sale again', async () => {
    const outcome = await payments.saleByNonce(await newCard());
    const card = {
      token: expect.any(String),
      lastFour: '1111',
      cardType: 'Visa',
      expirationMonth: 12,
      expirationYear: 2031,
    };
    expect(outcome).toMatchObject({ kind: 'approved', transactionId: expect.any(String), card });
    expect(await payments.findByOrderId(orderId)).toMatchObject({ kind: 'approved', amount: 12_345, card });
    expect(sandbox.ledger().at(-1)).toMatchObject({ orderId, amount: '123.45', customerId: 'customer-1' });
  });

  it('charges the card on file', async () => {
    const { token } = await storedCard();
    expect(await payments.saleByToken({ orderId, amount: 500, token })).toMatchObject({ kind: 'approved' });
  });

  it('finds nothing under an order id that was never charged, nor under the start of one that was', async () => {
    await payments.saleByNonce(await newCard());
    expect(await payments.findByOrderId('order-never')).toEqual({ kind: 'none' });
    expect(await payments.findByOrderId('order-')).toEqual({ kind: 'none' });
  });

  it('tells the words of the bank when a card is declined, now and when asked later', async () => {
    const declined = {
      kind: 'declined',
      text: 'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
    };
    expect(await payments.saleByNonce(await newCard(DECLINED_VISA))).toMatchObject(declined);
    expect(await payments.findByOrderId(orderId)).toMatchObject(declined);
    expect(await payments.vaultCard(await newCard(DECLINED_VISA))).toMatchObject(declined);
  });

  it.each([
    ['a number that is none', '4111111111111112', 'Please enter a valid card number'],
    ['a number that is not a test number', '4242424242424242', 'Please enter a valid card number'],
  ])('refuses %s with its own text', async (_name, number, text) => {
    expect(await payments.saleByNonce(await newCard(number))).toMatchObject({ kind: 'declined', text });
    expect(await payments.vaultCard(await newCard(number))).toMatchObject({ kind: 'declined', text });
  });

  it('refuses a nonce that was used, and a token that is unknown', async () => {
    const sale = await newCard();
    await payments.saleByNonce(sale);
    expect(await payments.saleByNonce({ ...sale, orderId: `${orderId}-again` })).toEqual({
      kind: 'declined',
      text: 'The card details were used already or have expired. Please enter the card again.',
    });
    expect(await payments.saleByToken({ orderId, amount: 500, token: 'unknown' })).toMatchObject({
      kind: 'declined',
      text: 'The card on file can no longer be used. Please enter a card.',
    });
  });

  it('takes a duplicate for unknown, and finds the sale that it duplicates', async () => {
    const { token } = await storedCard();
    const sale = { orderId, amount: 500, token };
    const first = await payments.saleByToken(sale);
    expect(await payments.saleByToken(sale)).toMatchObject({ kind: 'unknown' });
    const { transactionId } = first as Extract<SaleOutcome, { kind: 'approved' }>;
    expect(await payments.findByOrderId(orderId)).toMatchObject({ kind: 'approved', transactionId });
  });

  it.each([
    ['a lost answer', { kind: 'lost-answer' }],
    ['a dropped connection', { kind: 'refuse' }],
    ['a late answer', { kind: 'latency', ms: 900 }],
    ['an error 500', { kind: 'error', status: 500 }],
    ['an error 503', { kind: 'error', status: 503 }],
    ['an error 504', { kind: 'error', status: 504 }],
    ['an error 408', { kind: 'error', status: 408 }],
    ['an error 502', { kind: 'error', status: 502 }],
  ] as const)('takes %s for unknown', async (_name, fault) => {
    sandbox.faults.set({ operation: 'sale', ...fault });
    expect(await payments.saleByNonce(await newCard())).toMatchObject({ kind: 'unknown' });
  });

  it.each([401, 403, 404, 426, 429])('knows that nothing was sent when the answer is %s', async (status) => {
    sandbox.faults.set({ operation: 'sale', kind: 'error', status });
    expect(await payments.saleByNonce(await newCard())).toMatchObject({ kind: 'unsent' });
    expect(await payments.findByOrderId(orderId)).toEqual({ kind: 'none' });
  });

  it('knows that nothing was charged when the customer could not be made known', async () => {
    const sale = await newCard();
    sandbox.faults.set({ operation: 'vault', kind: 'error', status: 500 });
    expect(await payments.saleByNonce(sale)).toMatchObject({ kind: 'unsent' });
  });

  it('reports an outage instead of an answer when the books cannot be read', async () => {
    await payments.saleByNonce(await newCard());
    for (const fault of [
      { kind: 'error', status: 500 },
      { kind: 'refuse' },
      { kind: 'latency', ms: 900 },
    ] as const) {
      sandbox.faults.set({ operation: 'search', ...fault });
      await expect(payments.findByOrderId(orderId)).rejects.toThrow('no usable answer');
    }
    sandbox.faults.set({ operation: 'token', kind: 'error', status: 500 });
    await expect(payments.clientToken()).rejects.toThrow('no usable answer');
  });

  it('changes what belongs to a kept card, its number apart', async () => {
    const { token } = await storedCard();
    const change = { token, cardholderName: 'Ann King', expirationMonth: 3, expirationYear: 2036, address };
    expect(await payments.changeCard(change)).toEqual({
      kind: 'stored',
      card: { token, lastFour: '1111', cardType: 'Visa', expirationMonth: 3, expirationYear: 2036 },
    });
    const nowhere = { streetAddress: '', locality: '', region: '', postalCode: '' };
    expect(await payments.changeCard({ ...change, address: nowhere })).toMatchObject({ kind: 'stored' });
  });

  it.each([
    [
      'an expiry that has passed',
      { expirationYear: 2020 },
      'expirationMonth',
      'The card was declined: it has expired. Nothing was charged. Please check the expiry date, or use another card.',
    ],
    [
      'a postal code that is not the card’s',
      { address: { ...address, postalCode: '20000' } },
      'postalCode',
      'The card was declined: the address does not match it. Nothing was charged. Please check the address, or use another card.',
    ],
    [
      'a card that is gone',
      { token: 'gone' },
      'number',
      'The card on file can no longer be used. Please enter a card.',
    ],
  ])('tells at which field %s is refused', async (_name, wrong, field, text) => {
    const { token } = await storedCard();
    const change = { token, cardholderName: 'Ann King', expirationMonth: 3, expirationYear: 2036, address };
    expect(await payments.changeCard({ ...change, ...wrong })).toEqual({ kind: 'declined', text, field });
  });

  it('takes a change without an answer for unknown', async () => {
    const { token } = await storedCard();
    sandbox.faults.set({ operation: 'vault', kind: 'lost-answer' });
    const change = { token, cardholderName: 'Ann King', expirationMonth: 3, expirationYear: 2036, address };
    expect(await payments.changeCard(change)).toMatchObject({ kind: 'unknown' });
  });

  it('forgets a card, once or twice, and says so when it could not', async () => {
    const { token } = await storedCard();
    sandbox.faults.set({ operation: 'vault', kind: 'error', status: 500 });
    await expect(payments.forgetCard(token)).rejects.toThrow('no usable answer');
    await payments.forgetCard(token);
    await payments.forgetCard(token);
    expect(await payments.saleByToken({ orderId, amount: 500, token })).toMatchObject({ kind: 'declined' });
  });

  it('takes a card without any address', async () => {
    const nowhere = { streetAddress: '', locality: '', region: '', postalCode: '' };
    expect(await payments.vaultCard({ ...(await newCard()), address: nowhere })).toMatchObject({
      kind: 'stored',
    });
  });

  it('takes an answer that is not the provider’s for unknown', async () => {
    const server = await nonsense();
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const broken = braintreePayments({ ...settings, BRAINTREE_LOCAL_URL: `http://127.0.0.1:${port}` });
    expect(await broken.saleByToken({ orderId, amount: 500, token: 'any' })).toMatchObject({
      kind: 'unknown',
    });
    await expect(broken.findByOrderId(orderId)).rejects.toThrow('no usable answer');
    server.close();
  });
});

/** A server that answers every request with a page, like a captive portal. */
function nonsense(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Please sign in to the network</p>');
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
