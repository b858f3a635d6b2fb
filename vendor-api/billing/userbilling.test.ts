import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';

const noCard = {
  company: '',
  hasExistingPaymentMethod: false,
  lastFour: '',
  cardType: '',
  cardholderName: '',
  streetAddress: '',
  locality: '',
  region: '',
  postalCode: '',
  country: '',
  vat: '',
  expirationMonth: null,
  expirationYear: null,
};

describe.each(testDatabases)('billing information on %s', (database) => {
  let shop: Shop;
  let ann: TestUser;

  beforeAll(async () => {
    shop = await startShop(database);
  });
  afterAll(() => shop?.stop());

  beforeEach(async () => {
    ann = await shop.vendor.user();
    shop.sandbox.payments.faults.clear();
  });

  const info = async () => (await shop.vendor.call('/userbilling/GetBillingInfo', { token: ann.token })).body;

  const cardForm = async (number?: string) => ({
    address: '1 Main Street',
    cardholderName: 'Ann Lee',
    zip: '10115',
    country: 'Germany',
    state: 'Berlin',
    vat: 'DE123456789',
    city: 'Berlin',
    creditCardExpireMonth: 12,
    creditCardExpireYear: 2031,
    nonce: await shop.nonce(number),
    isUpdate: false,
    recaptchaToken: await shop.captcha(),
  });

  const save = (json: unknown) => shop.vendor.call('/userbilling/submitupdate', { token: ann.token, json });

  it('shows no card before there is one', async () => {
    expect(await info()).toEqual(noCard);
  });

  it('keeps a card at the provider and shows what may be shown of it', async () => {
    expect((await save(await cardForm())).body).toEqual({ success: true, message: '' });
    expect(await info()).toEqual({
      company: '',
      hasExistingPaymentMethod: true,
      lastFour: '1111',
      cardType: 'Visa',
      cardholderName: 'Ann Lee',
      streetAddress: '1 Main Street',
      locality: 'Berlin',
      region: 'Berlin',
      postalCode: '10115',
      country: 'Germany',
      vat: 'DE123456789',
      expirationMonth: 12,
      expirationYear: 2031,
    });
  });

  it('replaces the card, and drops a VAT id where the form has no such field', async () => {
    await save(await cardForm());
    const other = await cardForm('5555555555554444');
    await save({ ...other, country: 'Canada', isUpdate: true });
    expect(await info()).toMatchObject({
      lastFour: '4444',
      cardType: 'MasterCard',
      country: 'Canada',
      vat: '',
    });
  });

  it('shows a declined card its message and keeps the old one', async () => {
    await save(await cardForm());
    const reply = await save(await cardForm(DECLINED_VISA));
    expect(reply.body).toEqual({ success: false, message: 'The card was declined: Do Not Honor' });
    expect((await info())['lastFour']).toBe('1111');
  });

  it.each([
    ['cardholder', { cardholderName: '' }, 'Cardholder Name is required'],
    ['country', { country: '' }, 'Country is required'],
    ['American zip', { country: 'United States of America', zip: ' ' }, 'Zip Code is required'],
    ['card', { nonce: '' }, 'Please enter a valid card number'],
    ['captcha', { recaptchaToken: 'forged' }, 'We could not confirm that you are human. Please try again.'],
  ])('refuses to save without a %s', async (_name, wrong, message) => {
    expect((await save({ ...(await cardForm()), ...wrong })).body).toEqual({ success: false, message });
    expect(await info()).toEqual(noCard);
  });

  it.each([
    ['creditCardExpireMonth', '12'],
    ['creditCardExpireMonth', 13],
    ['creditCardExpireYear', '2031'],
    ['isUpdate', 'true'],
    ['zip', 10_115],
    ['nonce', null],
  ])('refuses %s of the wrong type: %s', async (field, value) => {
    const reply = await save({ ...(await cardForm()), [field]: value });
    expect(reply.status).toBe(400);
    expect(String(reply.body['errorMessage'])).toContain(field);
    expect(await info()).toEqual(noCard);
  });

  it('says so when the provider does not answer, and changes nothing', async () => {
    const form = await cardForm();
    shop.sandbox.payments.faults.set({ operation: 'vault', kind: 'error', status: 500 });
    expect((await save(form)).body).toEqual({
      success: false,
      message: 'The card could not be saved because the payment service did not answer. Please try again.',
    });
    expect(await info()).toEqual(noCard);
  });

  it('gives the tokens for a card form, with the transport note in local mode', async () => {
    const { body } = await shop.vendor.call('/userbilling/GetBillingTokens', { token: ann.token });
    expect(body).toEqual({
      braintreeToken: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
      siteKey: 'offline',
      localTransport: {
        hosts: ['local-sandbox.braintreegateway.com', 'local-sandbox.braintree-api.com', 'www.paypal.com'],
        base: '/payment-sandbox',
      },
    });
  });

  it('answers 503 for the tokens while the provider is down', async () => {
    shop.sandbox.payments.faults.set({ operation: 'token', kind: 'error', status: 503 });
    const reply = await shop.vendor.call('/userbilling/GetBillingTokens', { token: ann.token });
    expect([reply.status, reply.body['success']]).toEqual([503, false]);
  });

  it('answers 401 without a session', async () => {
    for (const path of ['GetBillingInfo', 'GetSaleRecords', 'GetBillingTokens']) {
      const reply = await shop.vendor.call(`/userbilling/${path}`);
      expect([reply.status, reply.body]).toEqual([401, { success: false }]);
    }
  });
});
