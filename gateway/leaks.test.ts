import { beforeAll, expect, test } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { addCoupon, addGroup } from '#tests/testkit/portal-data';
import { TEST_PASSWORD } from '#tests/testkit/start-vendor';
import { buy, newOrder } from './testkit/order';
import { startPortal } from './testkit/start-portal';

const CARD = '4111111111111111';
const CANARY = 'canary-in-a-note';

const portal = duringTests(() => startPortal());
const owner = beforeTests(() => portal.shop.vendor.user({ company: 'Canary Ltd' }));
beforeAll(async () => {
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
  expect(group?.seats.nodes.map(({ licenseType }) => licenseType).toSorted()).toEqual(['PRO', 'TEAM']);
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

test('nothing that is typed into account or billing is ever logged, be it stored or refused', async () => {
  const secrets = [
    'old-canary-password',
    'new-canary-password',
    'canary@new.example',
    'canary@forgotten.example',
    'Canary Name',
    'Canary Holding',
    'canary@recipient.example',
    'canary-nonce',
    'canary-proof',
    'Canary Cardholder',
  ] as const;
  const [old, fresh, email, forgotten, name, company, recipient, nonce, recaptchaToken, cardholderName] =
    secrets;
  const card = {
    nonce,
    recaptchaToken,
    cardholderName,
    country: 'Germany',
    expirationMonth: 1,
    expirationYear: 2030,
  };
  const changes: [string, object?][] = [
    ['changeAccountInfo', { currentPassword: old, newPassword: fresh, newEmail: email }],
    ['changeAccountInfo', { currentPassword: TEST_PASSWORD, newEmail: email }],
    ['createUser', { loginEmail: email, password: fresh, name }],
    ['forgotPassword', { loginEmail: forgotten }],
    ['updateProfileName', { name }],
    ['updateBillingName', { company }],
    ['storeInvoiceEmails', { isOn: true, recipients: [recipient] }],
    ['updatePaymentMethod', card],
  ];
  const user = await portal.shop.vendor.user();
  const before = portal.gateway.logged().length;
  for (const [field, input] of changes) {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${field}(input: $input) { success userErrors { message } } }`;
    const { errors } = await portal.gateway.ask(query, { input }, { token: user.token });
    expect(errors).toEqual([]);
  }
  await portal.gateway.get('/receipt-archive?from=2026-01-01&to=canary-date', { authorization: user.token });
  const log = portal.gateway.logged().slice(before);
  for (const secret of [...secrets, user.token, user.email, TEST_PASSWORD, 'canary-date'])
    expect(log).not.toContain(secret);
  expect(log.match(/"msg":"operation"/g)).toHaveLength(changes.length);
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

test.each([
  'mutation { login(input: { loginEmail: "x@y.example", password: canary4711 }) { success } }',
  'mutation { login(input: { loginEmail: "x@y.example", password: 4111111111111111 }) { success } }',
  'mutation { login(input: { loginEmail: "x@y.example", password "canary4711" }) { success } }',
  'mutation { login(input: { loginEmail: "x@y.example", password: "canary4711 }) { success } }',
  'mutation { login(input: "canary4711") { success } }',
  'mutation { updatePaymentMethod(input: { nonce: 4111111111111111 }) { success } }',
  'mutation { updatePaymentMethod(input: { nonce: ["canary4711"] }) { success } }',
])('no error quotes a secret in the document: %s', async (document) => {
  const { errors } = await portal.gateway.ask(document, {}, { token: owner.token });
  expect(errors).not.toEqual([]);
  expect(JSON.stringify(errors)).not.toMatch(/canary4711|4111111111111111/);
  expect(portal.gateway.logged()).not.toMatch(/canary4711|4111111111111111/);
});
