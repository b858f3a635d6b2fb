import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '../../gateway/testkit/start-portal';
import { ask, type Customer } from '../testkit/customer';
import { belongings, type OrderInput, prepareOrder, submit } from '../testkit/orders';
import { addGroup } from '../testkit/portal-data';

const cart = { term: 'ANNUAL', proQuantity: 1, teamQuantity: 2 } as const;

describe('an order that was tampered with on its way', () => {
  let payments: string;
  let customer: Customer;
  let order: OrderInput;
  let before: { sales: unknown[]; seats: number };

  const portal = duringTests(() => startPortal());
  beforeAll(async () => {
    payments = portal.shop.sandbox.payments.url;
    customer = await newCustomer();
  });

  async function newCustomer(): Promise<Customer> {
    const { token } = await portal.shop.vendor.user();
    return { gateway: portal.gateway.url, token };
  }

  beforeEach(async () => {
    before = await belongings(customer);
    order = await prepareOrder(customer, payments, cart);
  });

  async function expectRefused(tampered: OrderInput, codes: string[]): Promise<void> {
    const answer = await submit(customer, tampered);
    expect(answer?.state).toBe('REFUSED');
    expect(codes).toContain(answer?.userErrors[0]?.code);
    expect(answer?.userErrors[0]?.message).not.toBe('');
    expect(portal.shop.charges(tampered.attemptId)).toEqual([]);
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
    expect(portal.shop.charges(order.attemptId)).toEqual([]);
    expect(await belongings(customer)).toEqual(before);
  });

  it('is refused when it names the group of another customer', async () => {
    const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    const { vendor } = portal.shop;
    const subscriptionGroup = await addGroup(vendor, await vendor.user(), {
      ...period,
      seats: [{ licenseType: 0 }],
    });
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
    const next = await prepareOrder(customer, payments, cart);
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
    const other = await prepareOrder(customer, payments, { term: 'MONTHLY', proQuantity: 1 });
    const answer = await submit(customer, { ...other, attemptId: order.attemptId });
    expect(answer?.userErrors.map(({ code }) => code)).toEqual(['ATTEMPT_REUSED']);
    expect(await belongings(customer)).toEqual(before);
  });

  it('tells another customer nothing about an attempt', async () => {
    expect((await submit(customer, order))?.state).toBe('DONE');
    const stranger = await newCustomer();
    const query = 'query S($id: ID!) { orderStatus(attemptId: $id) { state transactionId } }';
    const answer = await ask(stranger, query, { id: order.attemptId });
    expect(answer.data?.['orderStatus']).toEqual({ state: 'UNKNOWN', transactionId: null });
  });
});
