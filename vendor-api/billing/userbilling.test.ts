import { beforeEach, describe, expect, it } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
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
  const shop = duringTests(() => startShop(database));

  const ann = beforeEachTest(() => shop.vendor.user());
  beforeEach(async () => {
    shop.sandbox.payments.faults.clear();
  });

  const info = async () => (await shop.vendor.call('/userbilling/GetBillingInfo', { token: ann.token })).body;

  it('shows no card before there is one', async () => {
    expect(await info()).toEqual(noCard);
  });

  it('gives the tokens for a card form, with the transport note in local mode (REST-17, CARD-24)', async () => {
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
});
