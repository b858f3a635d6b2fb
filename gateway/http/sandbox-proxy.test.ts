import { describe, expect, test } from 'vitest';
import { cardNonce } from '#tests/testkit/card-nonce';
import { duringTests } from '#tests/testkit/during-tests';
import { startGateway } from '../testkit/start-gateway';
import { startPortal } from '../testkit/start-portal';

const portal = duringTests(() => startPortal());

describe('in local mode', () => {
  test('a card is exchanged for a nonce through our own origin, as the page does it', async () => {
    const { token } = await portal.shop.vendor.user();
    const { data } = await portal.gateway.ask(
      '{ billingTokens { braintreeToken captcha { provider siteKey challengeUrl } localTransport { hosts base } } }',
      {},
      { token },
    );
    const { braintreeToken, captcha, localTransport } = data.billingTokens;
    expect(captcha).toEqual({
      provider: 'OFFLINE',
      siteKey: 'offline',
      challengeUrl: '/captcha-sandbox/challenge',
    });
    const nonce = await cardNonce(`${portal.gateway.url}${localTransport.base}`, braintreeToken);
    expect(nonce).not.toBe('');
    const proof = await fetch(`${portal.gateway.url}${captcha.challengeUrl}`, { method: 'POST' });
    expect(await proof.json()).toEqual({ token: expect.any(String) });
  });

  test.each([
    ['GET', '/payment-sandbox/merchants/local_merchant/transactions/advanced_search'],
    ['POST', '/payment-sandbox/merchants/local_merchant/transactions'],
    ['POST', '/payment-sandbox/merchants/local_merchant/client_token'],
    ['GET', '/payment-sandbox/__ledger'],
    ['POST', '/payment-sandbox/__faults'],
    ['POST', '/payment-sandbox/graphql/../merchants/local_merchant/transactions'],
    [
      'POST',
      '/payment-sandbox/merchants/local_merchant%2ftransactions/client_api/v1/payment_methods/credit_cards',
    ],
    ['DELETE', '/payment-sandbox/graphql'],
    ['POST', '/captcha-sandbox/siteverify'],
    ['GET', '/captcha-sandbox/challenge'],
  ])('%s %s leads nowhere', async (method, path) => {
    expect((await fetch(`${portal.gateway.url}${path}`, { method })).status).toBe(404);
  });
});

describe('without a sandbox', () => {
  test('there is no proxy, and the page gets no address of one', async () => {
    const real = await startGateway({ vendorUrl: portal.shop.vendor.url });
    const challenge = await fetch(`${real.url}/captcha-sandbox/challenge`, { method: 'POST' });
    expect(challenge.status).toBe(404);
    const { token } = await portal.shop.vendor.user();
    const { data } = await real.ask('{ billingTokens { localTransport { base } } }', {}, { token });
    expect(data.billingTokens).toEqual({ localTransport: null });
    await real.stop();
  });

  test('a sandbox that is down is reported', async () => {
    const alone = await startGateway({
      vendorUrl: portal.shop.vendor.url,
      env: { SANDBOX_URL: 'http://127.0.0.1:1' },
    });
    const challenge = await fetch(`${alone.url}/captcha-sandbox/challenge`, { method: 'POST' });
    expect(challenge.status).toBe(502);
    await alone.stop();
  });
});
