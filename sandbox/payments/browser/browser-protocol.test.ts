import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '#tests/testkit/during-tests';
import { connect, VISA } from '../../testkit/gateway';
import { startPaymentsSandbox } from '../server';

let time = new Date('2026-11-20T12:00:00Z');
let fingerprint: string;

const sandbox = beforeTests(() => startPaymentsSandbox({ now: () => time }));
beforeAll(async () => {
  const { clientToken } = await connect(sandbox).clientToken.generate({});
  ({ authorizationFingerprint: fingerprint } = JSON.parse(atob(clientToken)) as {
    authorizationFingerprint: string;
  });
});
afterAll(() => sandbox.close());

const clientApi = () => `${sandbox.url}/merchants/local_merchant/client_api/v1`;
const card = { number: VISA, expirationMonth: '12', expirationYear: '2034', cvv: '123' };

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
const graphql = (operationName: string, input: unknown, authorization = `Bearer ${fingerprint}`) =>
  post(`${sandbox.url}/graphql`, { operationName, variables: { input } }, { authorization });
const rest = (creditCard: unknown, authorizationFingerprint = fingerprint) =>
  post(`${clientApi()}/payment_methods/credit_cards`, { creditCard, authorizationFingerprint });

describe('the browser protocol over REST, which the library falls back to', () => {
  it('gives a configuration that leads to GraphQL', async () => {
    const response = await fetch(
      `${clientApi()}/configuration?authorizationFingerprint=${fingerprint}&configVersion=3`,
    );
    expect(await response.json()).toMatchObject({
      clientApiUrl: 'https://local-sandbox.braintreegateway.com/merchants/local_merchant/client_api',
      graphQL: {
        url: 'https://local-sandbox.braintree-api.com/graphql',
        features: ['tokenize_credit_cards'],
      },
      creditCards: { collectDeviceData: false },
    });
  });

  it('gives a nonce that the server SDK can spend (CARD-22)', async () => {
    const { status, body } = await rest({ ...card, options: { validate: false } });
    expect(status).toBe(202);
    const { creditCards } = body as { creditCards: { nonce: string; details: object }[] };
    expect(creditCards[0]?.details).toMatchObject({ lastFour: '1111', cardType: 'Visa' });
    const sale = { amount: '1.00', paymentMethodNonce: creditCards[0]?.nonce ?? '' };
    expect((await connect(sandbox).transaction.sale(sale)).success).toBe(true);
  });

  it('names the wrong fields when it is asked to validate', async () => {
    const { status, body } = await rest({
      ...card,
      number: '4111111111111112',
      expirationMonth: '13',
      cvv: '1',
    });
    expect(status).toBe(422);
    const { fieldErrors } = body as { fieldErrors: { fieldErrors: { field: string; code: string }[] }[] };
    expect(fieldErrors[0]?.fieldErrors.map(({ field, code }) => [field, code])).toEqual([
      ['number', '81715'],
      ['expirationMonth', '81712'],
      ['cvv', '81707'],
    ]);
  });

  it('refuses a forged and an expired authorization', async () => {
    const [header, , signature] = fingerprint.split('.');
    const forged = `${header}.${Buffer.from('{"exp":9999999999,"sub":"x"}').toString('base64url')}.${signature}`;
    expect((await rest(card, forged)).status).toBe(401);
    expect((await rest(card, '')).status).toBe(401);
    time = new Date('2026-11-21T12:00:01Z');
    expect((await rest(card)).status).toBe(401);
    time = new Date('2026-11-20T12:00:00Z');
  });
});

describe('the browser protocol over GraphQL', () => {
  it('lets a wrong card pass without validation and names its fields with it', async () => {
    const wrong = { ...card, number: '4111111111111112' };
    const passed = await graphql('TokenizeCreditCard', { creditCard: wrong, options: { validate: false } });
    expect(passed.body).toMatchObject({
      data: { tokenizeCreditCard: { token: expect.stringMatching(/^tokencc_/) } },
    });
    const named = await graphql('TokenizeCreditCard', { creditCard: wrong });
    expect(named).toMatchObject({
      status: 200,
      body: { errors: [{ extensions: { errorClass: 'VALIDATION', legacyCode: '81715' } }] },
    });
  });

  it('refuses an authorization that is not its own, in the body', async () => {
    const answer = await graphql('ClientConfiguration', {}, 'Bearer nonsense');
    expect(answer).toMatchObject({
      status: 200,
      body: { errors: [{ extensions: { errorClass: 'AUTHENTICATION' } }] },
    });
  });
});

describe('cross-origin rules', () => {
  it('let any page call the browser side, and none the merchant side', async () => {
    const origin = 'https://portal.example';
    const preflight = async (path: string) => {
      const response = await fetch(`${sandbox.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await preflight('/graphql')).toBe(origin);
    expect(await preflight('/merchants/local_merchant/client_api/v1/payment_methods/credit_cards')).toBe(
      origin,
    );
    expect(await preflight('/xoplatform/logger/api/logger')).toBe(origin);
    expect(await preflight('/merchants/local_merchant/transactions')).toBeNull();
  });
});
