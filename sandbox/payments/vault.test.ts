import type braintree from 'braintree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '#tests/testkit/during-tests';
import { codesOf, connect, DECLINING_VISA, MASTERCARD, tokenize, VISA } from '../testkit/gateway';
import { startPaymentsSandbox } from './server';

let gateway: braintree.BraintreeGateway;
const nonceFor = (number: string) => tokenize(sandbox, { number });

const sandbox = beforeTests(() => startPaymentsSandbox());
beforeAll(async () => {
  gateway = connect(sandbox);
});
afterAll(() => sandbox.close());

const isNotFound = { type: 'notFoundError' };

describe('customers through the server SDK', () => {
  it('are created with a card, found, changed and deleted', async () => {
    const nonce = await tokenize(sandbox, { number: VISA, cardholderName: 'Ada & "Söhne" <x>' });
    const { customer } = await gateway.customer.create({
      firstName: 'Ada',
      email: 'ada@x.example',
      paymentMethodNonce: nonce,
    });
    expect(customer.firstName).toBe('Ada');
    expect(customer.lastName).toBeNull();
    expect(customer.creditCards).toMatchObject([
      { last4: '1111', bin: '411111', cardType: 'Visa', cardholderName: 'Ada & "Söhne" <x>', default: true },
    ]);

    await gateway.customer.update(customer.id, { lastName: 'Lovelace' });
    const found = await gateway.customer.find(customer.id);
    expect(found).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@x.example' });
    expect(found.paymentMethods).toHaveLength(1);

    await gateway.customer.delete(customer.id);
    await expect(gateway.customer.find(customer.id)).rejects.toMatchObject(isNotFound);
    await expect(gateway.paymentMethod.find(found.paymentMethods?.[0]?.token ?? '')).rejects.toMatchObject(
      isNotFound,
    );
  });

  it('keep an id of their own, which no second one can take', async () => {
    const first = await gateway.customer.create({ id: 'user-7' });
    const second = await gateway.customer.create({ id: 'user-7' });
    expect(first.customer.id).toBe('user-7');
    expect(codesOf(second)).toEqual(['91609']);
  });

  it('are not created when their card is refused', async () => {
    const nonce = await nonceFor('4242424242424242');
    const answer = await gateway.customer.create({ id: 'unlucky', paymentMethodNonce: nonce });
    expect(codesOf(answer)).toEqual(['81717']);
    await expect(gateway.customer.find('unlucky')).rejects.toMatchObject(isNotFound);
  });

  it('keep text as it was given, markup, controls and other scripts included', async () => {
    const company = 'a<b>&amp;"c\' – 漢字 😀\ttab\nline';
    const { customer } = await gateway.customer.create({ company, firstName: 'bell\u0007' });
    expect((await gateway.customer.find(customer.id)).company).toBe(company);
    expect(customer.firstName).toBe('bell\ufffd');
  });
});

describe('payment methods through the server SDK', () => {
  it('are added, made default, renamed, found and deleted', async () => {
    const { customer } = await gateway.customer.create({ paymentMethodNonce: await nonceFor(VISA) });
    const { paymentMethod } = await gateway.paymentMethod.create({
      customerId: customer.id,
      paymentMethodNonce: await nonceFor(MASTERCARD),
      cardholderName: 'Grace Hopper',
      billingAddress: { streetAddress: '1 Harbour Street', postalCode: '20457' },
      options: { makeDefault: true, verifyCard: true },
    });
    const { token } = paymentMethod;
    const after = await gateway.customer.find(customer.id);
    expect(after.creditCards?.map((card) => [card.last4, card.default])).toEqual([
      ['1111', false],
      ['4444', true],
    ]);
    expect(await gateway.paymentMethod.find(token)).toMatchObject({
      cardholderName: 'Grace Hopper',
      expirationMonth: '12',
      expirationYear: '2034',
      expired: false,
      billingAddress: { streetAddress: '1 Harbour Street', postalCode: '20457' },
      verification: { status: 'verified' },
    });

    const visa = after.creditCards?.[0]?.token ?? '';
    await gateway.paymentMethod.update(visa, { cardholderName: 'Ada', options: { makeDefault: true } });
    expect(await gateway.paymentMethod.find(visa)).toMatchObject({ cardholderName: 'Ada', default: true });
    expect(await gateway.paymentMethod.find(token)).toMatchObject({ default: false });

    await gateway.paymentMethod.delete(visa);
    await expect(gateway.paymentMethod.find(visa)).rejects.toMatchObject(isNotFound);
    expect(await gateway.paymentMethod.find(token)).toMatchObject({ default: true });
  });

  it('keep their token when a new card replaces the old one', async () => {
    const { customer } = await gateway.customer.create({ paymentMethodNonce: await nonceFor(VISA) });
    const token = customer.paymentMethods?.[0]?.token ?? '';
    await gateway.paymentMethod.update(token, { paymentMethodNonce: await nonceFor(MASTERCARD) });
    expect(await gateway.paymentMethod.find(token)).toMatchObject({ token, last4: '4444' });
  });

  it.each([
    [DECLINING_VISA, 'processor_declined', '2000'],
    ['3566002020360505', 'failed', '3000'],
    ['4000111111111511', 'gateway_rejected', '1000'],
  ])('%s fails verification as %s', async (number, status, processorResponseCode) => {
    const { customer } = await gateway.customer.create({});
    const paymentMethodNonce = await nonceFor(number);
    const request = { customerId: customer.id, paymentMethodNonce, options: { verifyCard: true } };
    const answer = await gateway.paymentMethod.create(request);
    expect(answer).toMatchObject({ success: false, verification: { status, processorResponseCode } });
    expect(codesOf(await gateway.paymentMethod.create(request))).toEqual(['93107']);
    expect((await gateway.customer.find(customer.id)).paymentMethods).toEqual([]);
  });

  it('refuse a number that is not a published test number, and name what is wrong with others', async () => {
    const { customer } = await gateway.customer.create({});
    const codesFor = async (number: string) =>
      codesOf(
        await gateway.paymentMethod.create({
          customerId: customer.id,
          paymentMethodNonce: await nonceFor(number),
        }),
      );
    expect(await codesFor('4242424242424242')).toEqual(['81717']);
    expect(await codesFor('4111111111111112')).toEqual(['81715']);
    expect(await codesFor('4111')).toEqual(['81716']);
    expect(await codesFor('')).toEqual(['81714']);
  });

  it('are refused for a customer that is not there', async () => {
    const answer = await gateway.paymentMethod.create({
      customerId: 'nobody',
      paymentMethodNonce: await nonceFor(VISA),
    });
    expect(codesOf(answer)).toEqual(['93105']);
  });
});

describe('nonces', () => {
  it('show their card before and after they are spent, and can be spent once', async () => {
    const nonce = await nonceFor(VISA);
    expect(await gateway.paymentMethodNonce.find(nonce)).toMatchObject({
      consumed: false,
      type: 'CreditCard',
      details: { bin: '411111', lastFour: '1111', cardType: 'Visa' },
    });
    const { customer } = await gateway.customer.create({ paymentMethodNonce: nonce });
    expect(await gateway.paymentMethodNonce.find(nonce)).toMatchObject({ consumed: true });

    const again = { customerId: customer.id, paymentMethodNonce: nonce };
    expect(codesOf(await gateway.customer.create({ paymentMethodNonce: nonce }))).toEqual(['91731']);
    expect(codesOf(await gateway.paymentMethod.create(again))).toEqual(['93107']);
    expect(codesOf(await gateway.transaction.sale({ amount: '1.00', paymentMethodNonce: nonce }))).toEqual([
      '91564',
    ]);
  });

  it('that the provider documents stand for a test card and are never used up', async () => {
    const paymentMethodNonce = 'fake-valid-visa-nonce';
    const { customer } = await gateway.customer.create({ paymentMethodNonce });
    expect(customer.creditCards).toMatchObject([{ last4: '1881', cardType: 'Visa', expired: false }]);
    expect((await gateway.transaction.sale({ amount: '1.00', paymentMethodNonce })).success).toBe(true);
    expect(await gateway.paymentMethodNonce.find(paymentMethodNonce)).toMatchObject({ consumed: false });
    const declining = 'fake-processor-declined-visa-nonce';
    const declined = await gateway.transaction.sale({ amount: '1.00', paymentMethodNonce: declining });
    expect(declined.transaction.status).toBe('processor_declined');
  });

  it('that nobody issued are refused', async () => {
    const sale = await gateway.transaction.sale({ amount: '1.00', paymentMethodNonce: 'tokencc_x_y' });
    expect(codesOf(sale)).toEqual(['91565']);
    await expect(gateway.paymentMethodNonce.find('tokencc_x_y')).rejects.toMatchObject(isNotFound);
  });
});

describe('the credentials', () => {
  it('are asked for', async () => {
    const stranger = connect({ url: sandbox.url, keys: { ...sandbox.keys, privateKey: 'guessed' } });
    await expect(stranger.clientToken.generate({})).rejects.toMatchObject({
      type: 'authenticationError',
    });
  });
});
