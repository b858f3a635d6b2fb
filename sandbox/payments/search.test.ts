import type braintree from 'braintree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '#tests/testkit/during-tests';
import { connect, DECLINING_VISA, tokenize, VISA } from '../testkit/gateway';
import { startPaymentsSandbox } from './server';

let gateway: braintree.BraintreeGateway;
let time = new Date('2026-11-20T12:00:00Z');

type Criteria = Parameters<braintree.TransactionGateway['search']>[0];

async function find(criteria: Criteria): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const transaction of gateway.transaction.search(criteria)) found.push(transaction.orderId);
  return found;
}

const sandbox = beforeTests(() => startPaymentsSandbox({ now: () => time }));
beforeAll(async () => {
  gateway = connect(sandbox);
  await gateway.customer.create({ id: 'ada', paymentMethodNonce: await tokenize(sandbox, { number: VISA }) });
  const declining = await tokenize(sandbox, { number: DECLINING_VISA });
  await gateway.transaction.sale({ amount: '5.00', orderId: 'declined-1', paymentMethodNonce: declining });
  for (let index = 1; index <= 120; index += 1) {
    await gateway.transaction.sale({ amount: `${index}.00`, orderId: `order-${index}`, customerId: 'ada' });
  }
  time = new Date('2026-11-21T12:00:00Z');
  await gateway.transaction.sale({
    amount: '7.00',
    orderId: 'later',
    customerId: 'ada',
    options: { submitForSettlement: true },
  });
});
afterAll(() => sandbox.close());

describe('a transaction search by the server SDK', () => {
  it('finds an order by its exact id, and nothing when there is none', async () => {
    expect(await find((search) => search.orderId().is('order-7'))).toEqual(['order-7']);
    expect(await find((search) => search.orderId().is('order-'))).toEqual([]);
  });

  it('gives whole transactions', async () => {
    const [transaction] = await gateway.transaction
      .search((search) => search.orderId().is('order-7'))
      .toArray();
    expect(transaction).toMatchObject({
      amount: '7.00',
      status: 'authorized',
      customer: { id: 'ada' },
      creditCard: { last4: '1111' },
    });
  });

  it('finds every order of a customer over several pages, newest first', async () => {
    const found = await find((search) => search.customerId().is('ada'));
    expect(found).toHaveLength(121);
    expect(found.slice(0, 2)).toEqual(['later', 'order-120']);
    expect(new Set(found).size).toBe(121);
  });

  it('combines status, amount, time and parts of texts', async () => {
    expect(await find((search) => search.status().in(['processor_declined']))).toEqual(['declined-1']);
    expect(
      await find((search) => {
        search.orderId().startsWith('order-');
        search.amount().between('5', '7');
      }),
    ).toEqual(['order-7', 'order-6', 'order-5']);
    expect(await find((search) => search.createdAt().min(new Date('2026-11-21T00:00:00Z')))).toEqual([
      'later',
    ]);
    expect(
      await find((search) => {
        search.orderId().endsWith('9');
        search.orderId().contains('11');
      }),
    ).toEqual(['order-119']);
  });

  it('is refused with an unknown criterion, instead of finding too much', async () => {
    await expect(find((search) => search.billingPostalCode().is('10001'))).rejects.toBeDefined();
  });
});
