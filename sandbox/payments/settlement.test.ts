import type braintree from 'braintree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '#tests/testkit/during-tests';
import { codesOf, connect, tokenize, VISA } from '../testkit/gateway';
import { startPaymentsSandbox } from './server';

let gateway: braintree.BraintreeGateway;

const sandbox = beforeTests(() => startPaymentsSandbox());
beforeAll(async () => {
  gateway = connect(sandbox);
});
afterAll(() => sandbox.close());

describe('after the sale', () => {
  const sell = async (amount: string, options = { submitForSettlement: true }) =>
    (
      await gateway.transaction.sale({
        amount,
        paymentMethodNonce: await tokenize(sandbox, { number: VISA }),
        orderId: 'o-9',
        options,
      })
    ).transaction;

  it('an authorization is submitted, whole or in part, and not twice', async () => {
    const whole = await sell('10.00', { submitForSettlement: false });
    expect((await gateway.transaction.submitForSettlement(whole.id)).transaction.status).toBe(
      'submitted_for_settlement',
    );
    expect(codesOf(await gateway.transaction.submitForSettlement(whole.id))).toEqual(['91507']);
    const part = await sell('10.00', { submitForSettlement: false });
    expect(codesOf(await gateway.transaction.submitForSettlement(part.id, '10.01'))).toEqual(['91522']);
    expect((await gateway.transaction.submitForSettlement(part.id, '4.00')).transaction.amount).toBe('4.00');
  });

  it('a sale is found by its id, and voided until it is settled', async () => {
    const { id } = await sell('10.00');
    expect(await gateway.transaction.find(id)).toMatchObject({ id, amount: '10.00', orderId: 'o-9' });
    expect((await gateway.transaction.void(id)).transaction.status).toBe('voided');
    expect(codesOf(await gateway.transaction.void(id))).toEqual(['91504']);
    await expect(gateway.transaction.find('nothing')).rejects.toMatchObject({ type: 'notFoundError' });
  });

  it('a settled sale is refunded in parts until nothing is left of it', async () => {
    const { id } = await sell('10.00');
    expect(codesOf(await gateway.transaction.refund(id))).toEqual(['91506']);
    await gateway.testing.settle(id);
    const { transaction } = await gateway.transaction.refund(id, '4.00');
    expect(transaction).toMatchObject({ type: 'credit', amount: '4.00', refundedTransactionId: id });
    expect(codesOf(await gateway.transaction.refund(id, '6.01'))).toEqual(['91521']);
    expect((await gateway.transaction.refund(id)).transaction.amount).toBe('6.00');
    expect(codesOf(await gateway.transaction.refund(id))).toEqual(['91512']);
    expect(codesOf(await gateway.transaction.refund(transaction.id))).toEqual(['91505']);
    expect((await gateway.transaction.find(id)).refundIds).toHaveLength(2);
  });
});
