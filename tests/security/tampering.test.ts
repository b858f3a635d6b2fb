import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, type Customer, signIn } from '../testkit/customer';
import { chargesFor } from '../testkit/ledger';
import { belongings, type OrderInput, prepareOrder, submit } from '../testkit/orders';
import { type Portal, startPortal } from '../testkit/processes';

const cart = { term: 'ANNUAL', proQuantity: 1, teamQuantity: 2 } as const;

describe('an order that was tampered with on its way', () => {
  let portal: Portal;
  let customer: Customer;
  let order: OrderInput;
  let before: { sales: unknown[]; seats: number };

  beforeAll(async () => {
    portal = await startPortal({ env: { FAULT_DIAL: 'true', ORDER_LIMIT: '1000' } });
    customer = await signIn(portal.urls.portal, 'new@fresh.example');
  });

  afterAll(() => portal?.close());

  beforeEach(async () => {
    before = await belongings(customer);
    order = await prepareOrder(customer, portal.urls.payments, cart);
  });

  async function expectRefused(tampered: OrderInput, codes: string[]): Promise<void> {
    const answer = await submit(customer, tampered);
    expect(answer?.state).toBe('REFUSED');
    expect(codes).toContain(answer?.userErrors[0]?.code);
    expect(answer?.userErrors[0]?.message).not.toBe('');
    expect(await chargesFor(portal.urls.payments, tampered.attemptId)).toEqual([]);
    expect(await belongings(customer)).toEqual(before);
  }

  it('is refused when the total is lower than the price', () =>
    expectRefused({ ...order, total: '1.00' }, ['PRICE_CHANGED']));

  it('is refused when the total is higher than the price', () =>
    expectRefused({ ...order, total: '99999.00' }, ['PRICE_CHANGED']));

  it('is refused when more seats are asked for than were previewed', () =>
    expectRefused({ ...order, cart: { ...cart, teamQuantity: 20 } }, ['PRICE_CHANGED']));

  it('is refused when another term is asked for than was previewed', () =>
    expectRefused({ ...order, cart: { ...cart, term: 'THREE_YEARS' } }, ['PRICE_CHANGED']));

  it('is refused when the preview is made up', () =>
    expectRefused({ ...order, previewId: 'made-up' }, ['PRICE_CHANGED', 'INVALID_INPUT']));

  it.each([-1, 1_000_000_000])('is refused when the quantity is %i', async (proQuantity) => {
    const answer = await submit(customer, { ...order, cart: { ...cart, proQuantity } });
    expect(answer?.state).not.toBe('DONE');
    expect(await chargesFor(portal.urls.payments, order.attemptId)).toEqual([]);
    expect(await belongings(customer)).toEqual(before);
  });

  it('is refused when it names the group of another customer', async () => {
    const diana = await signIn(portal.urls.portal, 'diana@northwind.example');
    const answer = await ask(diana, '{ coTermCandidates { subscriptionId } }');
    const groups = (answer.data?.['coTermCandidates'] ?? []) as { subscriptionId: string }[];
    const subscriptionGroup = groups[0]?.subscriptionId ?? '';
    expect(subscriptionGroup).not.toBe('');
    const foreign = { ...order, cart: { ...cart, subscriptionGroup } };
    await expectRefused(foreign, ['NOT_FOUND', 'NOT_OWNER', 'NOT_ALLOWED', 'PRICE_CHANGED']);
  });

  it('is refused when the captcha proof is made up', () =>
    expectRefused({ ...order, payment: { ...order.payment, recaptchaToken: 'made-up' } }, [
      'CAPTCHA_FAILED',
    ]));

  it('is refused when the captcha proof was used before', async () => {
    expect((await submit(customer, order))?.state).toBe('DONE');
    before = await belongings(customer);
    const next = await prepareOrder(customer, portal.urls.payments, cart);
    const { recaptchaToken = '' } = order.payment;
    await expectRefused({ ...next, payment: { ...next.payment, recaptchaToken } }, ['CAPTCHA_FAILED']);
  });

  it('is refused when the nonce is made up', async () => {
    const answer = await submit(customer, {
      ...order,
      payment: { ...order.payment, nonce: 'tokencc_made_up' },
    });
    expect(answer?.state).toBe('REFUSED');
    expect(await belongings(customer)).toEqual(before);
  });

  it('is refused when its attempt already stands for another order', async () => {
    expect((await submit(customer, order))?.state).toBe('DONE');
    before = await belongings(customer);
    const other = await prepareOrder(customer, portal.urls.payments, { term: 'MONTHLY', proQuantity: 1 });
    const answer = await submit(customer, { ...other, attemptId: order.attemptId });
    expect(answer?.userErrors.map(({ code }) => code)).toEqual(['ATTEMPT_REUSED']);
    expect(await belongings(customer)).toEqual(before);
  });

  it('tells another customer nothing about an attempt', async () => {
    expect((await submit(customer, order))?.state).toBe('DONE');
    const stranger = await signIn(portal.urls.portal, 'max@northwind.example');
    const query = 'query S($id: ID!) { orderStatus(attemptId: $id) { state transactionId } }';
    const answer = await ask(stranger, query, { id: order.attemptId });
    expect(answer.data?.['orderStatus']).toEqual({ state: 'UNKNOWN', transactionId: null });
  });
});
