import type braintree from 'braintree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '#tests/testkit/during-tests';
import { codesOf, connect, tokenize, VISA } from '../testkit/gateway';
import { startPaymentsSandbox } from './server';

let gateway: braintree.BraintreeGateway;
const nonceFor = (number: string) => tokenize(sandbox, { number });

const sandbox = beforeTests(() => startPaymentsSandbox());
beforeAll(async () => {
  gateway = connect(sandbox);
});
afterAll(() => sandbox.close());

describe('vaulted cards', () => {
  async function vaulted(): Promise<string> {
    const { customer } = await gateway.customer.create({});
    const { paymentMethod } = await gateway.paymentMethod.create({
      customerId: customer.id,
      paymentMethodNonce: await nonceFor(VISA),
      cardholderName: 'Ada',
      billingAddress: { streetAddress: '1 Harbour Street', locality: 'Bath', postalCode: '20457' },
    });
    return paymentMethod.token;
  }

  it('take another holder, expiry and address without a new card', async () => {
    const token = await vaulted();
    await gateway.paymentMethod.update(token, {
      cardholderName: 'Ada King',
      expirationMonth: '3',
      expirationYear: '2036',
      billingAddress: { streetAddress: '2 Hill', locality: '', options: { updateExisting: true } },
      options: { verifyCard: true },
    });
    expect(await gateway.paymentMethod.find(token)).toMatchObject({
      token,
      last4: '1111',
      cardholderName: 'Ada King',
      expirationMonth: '03',
      expirationYear: '2036',
      billingAddress: { streetAddress: '2 Hill', locality: null, postalCode: '20457' },
    });
  });

  it('take a new address in place of the old one unless it is to be changed', async () => {
    const token = await vaulted();
    await gateway.paymentMethod.update(token, { billingAddress: { postalCode: '75002' } });
    expect(await gateway.paymentMethod.find(token)).toMatchObject({
      billingAddress: { streetAddress: null, postalCode: '75002' },
    });
  });

  it('change as credit cards too', async () => {
    const token = await vaulted();
    const { creditCard } = await gateway.creditCard.update(token, {
      cardholderName: 'Ada King',
      expirationDate: '04/36',
      billingAddress: { region: 'IL', options: { updateExisting: true } },
    });
    expect(creditCard).toMatchObject({
      cardholderName: 'Ada King',
      expirationMonth: '04',
      expirationYear: '2036',
    });
    expect(creditCard.billingAddress).toMatchObject({ region: 'IL', locality: 'Bath' });
  });

  it.each([
    ['a month that is none', { expirationMonth: '13', expirationYear: '2036' }, ['81712']],
    ['an empty address', { billingAddress: { postalCode: ' ' } }, ['81801']],
    ['a nonce that nobody issued', { paymentMethodNonce: 'tokencc_x' }, ['93108']],
  ])('do not change for %s', async (_name, change, codes) => {
    const token = await vaulted();
    const before = await gateway.paymentMethod.find(token);
    expect(codesOf(await gateway.paymentMethod.update(token, { cardholderName: 'Eve', ...change }))).toEqual(
      codes,
    );
    expect(await gateway.paymentMethod.find(token)).toEqual(before);
  });

  it.each([
    ['a date that has passed', { expirationMonth: '01', expirationYear: '2020' }, '2004', null],
    ['a postal code that does not match', { billingAddress: { postalCode: '20000' } }, '1000', 'avs'],
  ])(
    'do not change when the bank refuses %s',
    async (_name, change, processorResponseCode, gatewayRejectionReason) => {
      const token = await vaulted();
      const before = await gateway.paymentMethod.find(token);
      const answer = await gateway.paymentMethod.update(token, { ...change, options: { verifyCard: true } });
      const verification = { processorResponseCode, gatewayRejectionReason };
      expect(answer).toMatchObject({ success: false, verification });
      expect(await gateway.paymentMethod.find(token)).toEqual(before);
    },
  );

  it('are charged again without the CVV that they came with', async () => {
    const token = await vaulted();
    const { transaction } = await gateway.transaction.sale({ amount: '1.00', paymentMethodToken: token });
    expect([transaction.status, transaction.cvvResponseCode]).toEqual(['authorized', 'I']);
  });
});
