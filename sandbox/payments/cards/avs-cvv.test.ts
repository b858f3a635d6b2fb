import type braintree from 'braintree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '#tests/testkit/during-tests';
import { type Card, connect, tokenize, VISA } from '../../testkit/gateway';
import { startPaymentsSandbox } from '../server';

let gateway: braintree.BraintreeGateway;
const nonceFor = (card: Card) => tokenize(sandbox, card);

const sandbox = beforeTests(() => startPaymentsSandbox());
beforeAll(async () => {
  gateway = connect(sandbox);
});
afterAll(() => sandbox.close());

describe('the documented CVV and postal code values', () => {
  it.each([
    ['123', '10115', 'M', 'M', undefined],
    ['200', '10115', 'N', 'M', 'cvv'],
    ['123', '20000', 'M', 'N', 'avs'],
    ['200', '20000', 'N', 'N', 'avs_and_cvv'],
    ['201', '20001', 'U', 'U', undefined],
    ['301', '10115', 'S', 'M', undefined],
    ['', '10115', 'I', 'M', undefined],
  ])('with CVV %j and postal code %s answers %s and %s as documented', async (cvv, postalCode, c, p, why) => {
    const { success, transaction } = await gateway.transaction.sale({
      amount: '1.00',
      paymentMethodNonce: await nonceFor({ number: VISA, cvv, billingAddress: { postalCode } }),
    });
    expect([transaction.cvvResponseCode, transaction.avsPostalCodeResponseCode]).toEqual([c, p]);
    expect([success, transaction.gatewayRejectionReason || undefined]).toEqual([why === undefined, why]);
  });

  it('asks the bank about the merchant’s postal code rather than the browser’s', async () => {
    const { transaction } = await gateway.transaction.sale({
      amount: '1.00',
      paymentMethodNonce: await nonceFor({ number: VISA, billingAddress: { postalCode: '10115' } }),
      billing: { postalCode: '20000' },
    });
    expect(transaction.gatewayRejectionReason).toBe('avs');
  });

  it('has four digits for American Express', async () => {
    const card = { number: '378282246310005', cvv: '2000' };
    const { transaction } = await gateway.transaction.sale({
      amount: '1.00',
      paymentMethodNonce: await nonceFor(card),
    });
    expect(transaction.gatewayRejectionReason).toBe('cvv');
  });
});
