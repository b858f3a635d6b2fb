import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCoupon, addGroup } from '#tests/testkit/portal-data';
import { TEST_PASSWORD, type TestUser } from '#tests/testkit/start-vendor';
import { buy, newOrder } from './testkit/order';
import { type Portal, startPortal } from './testkit/start-portal';

const CARD = '4111111111111111';
const CANARY = 'canary-in-a-note';

let portal: Portal;
let owner: TestUser;

beforeAll(async () => {
  portal = await startPortal();
  owner = await portal.shop.vendor.user({ company: 'Canary Ltd' });
  await addGroup(portal.shop.vendor, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    term: 2,
    multiplier: 3,
    braintreeId: 'PURCHASE_ORDER',
    autoRenew: false,
    seats: [
      { licenseType: 0, note: CANARY },
      { licenseType: 1, expireDate: '2026-12-31', futureLicenseType: 0, futureTerm: 2, futureMultiplier: 2 },
    ],
  });
  await addCoupon(portal.shop.vendor, owner, {
    id: 'C-1',
    type: 'percent',
    amount: '10.00',
    description: 'EDU discount',
    endDate: null,
    uses: 2,
    productCodes: [802100],
  });
});
afterAll(() => portal.stop());

const EVERYTHING = `{
  viewer {
    id email name profileImg bio isDelegate
    billingInfo { company hasExistingPaymentMethod card { cardType lastFour maskedNumber } }
    sales { nodes { id saleId products { text } termName amount } } renewalReceipts { isOn recipients }
    subscriptions { nodes {
      id term termName isAutoRenew isPurchaseOrder isPastDue isCanceled statusLine { text } owner { email } addUsers { path }
      seats { nodes { id licenseType productName status managers pendingChange { changes label text } } }
    } }
  }
  couponBundle { coupons { id type amount label } }
  priceList { rp { edition licenseType terms { term price } } }
  config { cloudAuthor readOnlyMessage }
}`;

test('neither the sentinel of purchase orders nor raw codes nor “True” leave the gateway', async () => {
  const { data, errors } = await portal.gateway.ask(EVERYTHING, {}, { token: owner.token });
  expect(errors).toEqual([]);
  const text = JSON.stringify(data);
  expect(text).not.toContain('PURCHASE_ORDER');
  expect(text).not.toMatch(/"True"|"False"|braintree/i);
  const [group] = data.viewer.subscriptions.nodes;
  expect(group).toMatchObject({ isPurchaseOrder: true, term: 'THREE_YEARS', termName: '3 Year' });
  expect(group.seats.nodes.map((seat: { licenseType: string }) => seat.licenseType).toSorted()).toEqual([
    'PRO',
    'TEAM',
  ]);
  expect(data.couponBundle.coupons[0]).toMatchObject({ type: 'PERCENT', amount: 10, label: 'EDU' });
});

test('no token, password, code, nonce, card, captcha proof, name or note is ever logged', async () => {
  const order = await newOrder(portal, owner, { proQuantity: 1 });
  const payment = {
    ...order.payment,
    nonce: await portal.shop.nonce(CARD),
    recaptchaToken: await portal.shop.captcha(),
  };
  expect((await buy(portal, owner, { ...order, payment })).state).toBe('DONE');
  await portal.gateway.ask(EVERYTHING, {}, { token: owner.token });
  await portal.gateway.ask('mutation($i: LoginInput!) { login(input: $i) { success } }', {
    i: { loginEmail: owner.email, password: TEST_PASSWORD },
  });
  await portal.gateway.ask('mutation($i: LoginInput!) { login(input: $i) { success } }', {
    i: { loginEmail: owner.email, password: { secret: 'in-the-wrong-shape' } },
  });
  await portal.gateway.ask('mutation { exchangeCode(input: { code: "the-one-time-code" }) { success } }');
  await portal.gateway.ask(
    '{ viewer { id } }',
    {},
    { headers: { cookie: 'stoken=cookie-token; btid=bt-id' } },
  );
  await portal.gateway.get('/login?code=code-in-the-address&redirect=/manage');
  await portal.gateway.get(`/receipts/${CANARY}`, { authorization: owner.token });
  await portal.gateway.ask(`query ${'x'.repeat(200)} { nothing }`);
  const log = portal.gateway.logged();
  const secrets = [
    owner.token,
    TEST_PASSWORD,
    'in-the-wrong-shape',
    'the-one-time-code',
    'cookie-token',
    'bt-id',
    'code-in-the-address',
    payment.nonce,
    payment.recaptchaToken,
    CARD,
    CANARY,
    owner.email,
    'Canary Ltd',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).toContain('"msg":"operation"');
});

test('the log of an operation names what was asked, what it cost and how it ended', async () => {
  const before = portal.gateway.logged().length;
  const { errors } = await portal.gateway.ask(
    'query Prices { priceList { rp { edition } } }',
    {},
    { token: 'bad' },
  );
  const line = portal.gateway
    .logged()
    .slice(before)
    .split('\n')
    .find((text) => text.includes('"msg":"operation"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    operation: 'Prices',
    kind: 'query',
    codes: ['UNAUTHENTICATED'],
    vendorCalls: ['GET /cart/getCartPrices'],
    requestId: errors[0]?.extensions.traceId,
  });
});
