import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, launchChromium, speaksTls } from '../../testkit/chromium';
import { connect, VISA } from '../../testkit/gateway';
import { startShopPage } from '../../testkit/shop-page';
import { startTlsFront } from '../../testkit/tls-front';
import { type PaymentsSandbox, startPaymentsSandbox } from '../server';
import { CLIENT_API_HOST, GRAPHQL_HOST } from './configuration';

const HOSTS = [CLIENT_API_HOST, GRAPHQL_HOST, 'www.paypal.com'];

let sandbox: PaymentsSandbox;
let shop: Awaited<ReturnType<typeof startShopPage>>;
let tls: Awaited<ReturnType<typeof startTlsFront>>;
let browser: Browser;
let page: Page;
let complaints: string[];
let requests: { host: string; method: string; path: string }[];

beforeAll(async () => {
  sandbox = await startPaymentsSandbox();
  shop = await startShopPage(sandbox.url);
  tls = await startTlsFront(sandbox.port);
  browser = await launchChromium(HOSTS, tls.port);
}, 60_000);
afterAll(async () => {
  await browser.close();
  tls.close();
  await shop.close();
  await sandbox.close();
});

beforeEach(async () => {
  page = await browser.newPage({ ignoreHTTPSErrors: true });
  complaints = [];
  requests = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    requests.push({ host, method: request.method(), path: pathname });
  });
  await page.goto(shop.url);
});
afterEach(() => page.close());

interface Outcome {
  readonly card?: { readonly nonce: string; readonly details: unknown };
  readonly code?: string;
  readonly fields?: { readonly field: string; readonly code: string }[];
}

const card = {
  number: VISA,
  expirationMonth: '12',
  expirationYear: '2034',
  cvv: '123',
  cardholderName: 'Ada Lovelace',
  billingAddress: { postalCode: '10001' },
};

async function tokenize(
  input: object,
  change: (token: Record<string, unknown>) => object = (token) => token,
) {
  const { clientToken } = await connect(sandbox).clientToken.generate({});
  const authorization = btoa(
    JSON.stringify(change(JSON.parse(atob(clientToken)) as Record<string, unknown>)),
  );
  const call = `tokenize(${JSON.stringify(authorization)}, ${JSON.stringify(input)})`;
  return page.evaluate<Outcome>(call);
}

async function expectGoodFor(nonce: string | undefined) {
  const sale = { amount: '906.09', paymentMethodNonce: nonce ?? '', options: { submitForSettlement: true } };
  const { transaction } = await connect(sandbox).transaction.sale(sale);
  expect(transaction).toMatchObject({ status: 'submitted_for_settlement', creditCard: { last4: '1111' } });
}

const canEncrypt = await speaksTls();

describe.skipIf(findChromium() === undefined)(
  'the unmodified braintree-web/client in a browser',
  { timeout: 30_000 },
  () => {
    it('with a transport makes a nonce that pays, without a request to any other origin', async () => {
      await page.goto(`${shop.url}/closed`);
      await page.evaluate(`installTransport(${JSON.stringify(HOSTS)})`);
      const { card: made } = await tokenize({ ...card, options: { validate: false } });
      expect(made?.details).toMatchObject({
        bin: '411111',
        cardType: 'Visa',
        lastFour: '1111',
        cardholderName: 'Ada Lovelace',
      });
      await expectGoodFor(made?.nonce);
      expect(new Set(requests.map(({ host }) => host))).toEqual(new Set([new URL(shop.url).host]));
      expect(requests.filter(({ path }) => path === '/payment-sandbox/graphql')).toHaveLength(2);
      expect(complaints).toEqual([]);
    });

    describe.skipIf(!canEncrypt)('over TLS', () => {
      it('at the hosts that it expects, preflights included, makes a nonce that pays (CARD-22)', async () => {
        const { card: made } = await tokenize({ ...card, options: { validate: false } });
        await expectGoodFor(made?.nonce);
        expect(requests.some(({ host, path }) => host === GRAPHQL_HOST && path === '/graphql')).toBe(true);
        expect(requests.some(({ host }) => host === 'www.paypal.com')).toBe(true);
        expect(complaints).toEqual([]);
      });

      it('falls back to REST for a configuration without GraphQL', async () => {
        const { card: made } = await tokenize(card, ({ graphQL: _, ...token }) => token);
        await expectGoodFor(made?.nonce);
        const configuration = '/merchants/local_merchant/client_api/v1/configuration';
        expect(requests.some(({ host, path }) => host === CLIENT_API_HOST && path === configuration)).toBe(
          true,
        );
        expect(complaints).toEqual([]);
      });

      it('names the wrong fields by their codes when it validates', async () => {
        const { code, fields } = await tokenize({ ...card, number: '4111111111111112', cvv: '1' });
        expect(code).toBe('CLIENT_REQUEST_ERROR');
        expect(fields?.map(({ field, code: fieldCode }) => [field, fieldCode])).toEqual([
          ['number', '81715'],
          ['cvv', '81707'],
        ]);
      });

      it('says that the authorization is no longer good', async () => {
        const { code } = await tokenize(card, (token) => ({ ...token, authorizationFingerprint: 'a.b.c' }));
        expect(code).toBe('CLIENT_AUTHORIZATION_INVALID');
      });
    });
  },
);
