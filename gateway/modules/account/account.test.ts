import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_PASSWORD, TEST_TODAY } from '#tests/testkit/start-vendor';
import { startGateway } from '../../testkit/start-gateway';

const vendor = duringTests(() => startVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

const VIEWER = '{ viewer { id email name isDelegate } }';
const LOGIN = `mutation($input: LoginInput!) {
  login(input: $input) { success authToken viewer { email name productKinds { hasRp } } userErrors { code message } }
}`;
const EXCHANGE = `mutation($input: ExchangeCodeInput!) {
  exchangeCode(input: $input) { success authToken viewer { email } userErrors { code } }
}`;
const LOGOUT = 'mutation { logout { success userErrors { code } } }';

/** One-time code that the account service's page gives to the browser. */
async function oneTimeCode(email: string): Promise<string> {
  const back = encodeURIComponent('http://localhost:4000/login?redirect=/manage');
  const { headers } = await vendor.call(`/login?target=2&redirect=${back}`, {
    form: { email, password: TEST_PASSWORD },
  });
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
}

/** A 401: the field is null with this error (D-111). */
function refusedSignIn(message: string, field: string) {
  const extensions = expect.objectContaining({ code: 'UNAUTHENTICATED' });
  return expect.objectContaining({ message, path: [field], extensions });
}

describe('before anybody has signed in', () => {
  test('the settings can be read', async () => {
    const { data, errors } = await gateway.ask(
      '{ config { today accountsHost readOnlyMessage supportHost } }',
    );
    expect(errors).toEqual([]);
    expect(data.config).toMatchObject({ today: TEST_TODAY, readOnlyMessage: null, supportHost: 'axure.com' });
  });

  test('the viewer is null, without an error', async () => {
    const { data, errors } = await gateway.ask(`{ viewer { id } authCheck { authToken } }`);
    expect({ data, errors }).toEqual({ data: { viewer: null, authCheck: null }, errors: [] });
  });
});

describe('signing in by password', () => {
  test('returns a token and the customer', async () => {
    const user = await vendor.user({ name: 'Ann Lee' });
    const input = { loginEmail: user.email, password: TEST_PASSWORD };
    const { data, errors } = await gateway.ask(LOGIN, { input });
    expect(errors).toEqual([]);
    expect(data.login).toMatchObject({
      success: true,
      userErrors: [],
      viewer: { email: user.email, name: 'Ann Lee', productKinds: { hasRp: false } },
    });
    const again = await gateway.ask(VIEWER, {}, { token: data.login.authToken });
    expect(again.data.viewer.email).toBe(user.email);
  });

  test('is refused alike for a wrong password and an unknown address (AUTH-23)', async () => {
    const user = await vendor.user();
    const wrong = await gateway.ask(LOGIN, { input: { loginEmail: user.email, password: 'wrong' } });
    const unknown = await gateway.ask(LOGIN, { input: { loginEmail: 'no@one.example', password: 'wrong' } });
    for (const { data, errors } of [wrong, unknown]) {
      expect(data.login).toBeNull();
      expect(errors).toEqual([refusedSignIn('The email address or the password is wrong.', 'login')]);
    }
  });
});

const USED_CODE = refusedSignIn('This sign-in is no longer valid. Please sign in again.', 'exchangeCode');

describe('exchanging a one-time code', () => {
  test('gives a session, once (AUTH-06)', async () => {
    const user = await vendor.user();
    const code = await oneTimeCode(user.email);
    const first = await gateway.ask(EXCHANGE, { input: { code } });
    expect(first.data.exchangeCode).toMatchObject({ success: true, viewer: { email: user.email } });
    const second = await gateway.ask(EXCHANGE, { input: { code } });
    expect(second.data.exchangeCode).toBeNull();
    expect(second.errors).toEqual([USED_CODE]);
  });

  test('refuses a code that was made for another portal', async () => {
    const other = await startGateway({ vendorUrl: vendor.url, env: { PUBLIC_URL: 'http://other.example' } });
    const code = await oneTimeCode((await vendor.user()).email);
    const { data, errors } = await other.ask(EXCHANGE, { input: { code } });
    expect(data.exchangeCode).toBeNull();
    expect(errors).toEqual([USED_CODE]);
    await other.stop();
  });

  test.each(['', 'never issued', 'x'.repeat(600), 'two\r\nlines', 'ümlaut'])('refuses %j', async (code) => {
    const { data, errors } = await gateway.ask(EXCHANGE, { input: { code } });
    expect(data.exchangeCode).toBeNull();
    expect(errors).toEqual([USED_CODE]);
  });
});

describe('a session', () => {
  test.each([
    ['a raw token', (token: string) => ({ authorization: token })],
    ['a Bearer token', (token: string) => ({ authorization: `Bearer ${token}` })],
    ['the cookie stoken', (token: string) => ({ cookie: `stoken=${token}` })],
    [
      'the cookie beside an empty header',
      (token: string) => ({ authorization: '', cookie: `stoken=${token}` }),
    ],
    [
      'the cookie beside a Bearer without a token',
      (token: string) => ({ authorization: 'Bearer ', cookie: `stoken=${token}` }),
    ],
  ])('is recognised by %s (AUTH-17)', async (_what, headers) => {
    const user = await vendor.user();
    const { data } = await gateway.ask(VIEWER, {}, { headers: headers(user.token) });
    expect(data.viewer).toMatchObject({ id: user.id, email: user.email, isDelegate: false });
  });

  test('is a delegate’s when all three cookies are there (AUTH-16, MODE-05)', async () => {
    const { token } = await vendor.user();
    const trio = { cookie: `stoken=${token}; btid=b; portaluser=p` };
    const { data } = await gateway.ask(VIEWER, {}, { headers: trio });
    expect(data.viewer.isDelegate).toBe(true);
    for (const cookie of [`stoken=${token}; btid=b`, `stoken=${token}; portaluser=p`]) {
      const fewer = await gateway.ask(VIEWER, {}, { headers: { cookie } });
      expect(fewer.data.viewer.isDelegate).toBe(false);
    }
  });

  test('of the header wins over the cookies of somebody else, and does not mix with them', async () => {
    const [ann, bob] = [await vendor.user(), await vendor.user()];
    const cookie = `stoken=${bob.token}; btid=b; portaluser=p`;
    const { data } = await gateway.ask(VIEWER, {}, { token: ann.token, headers: { cookie } });
    expect(data.viewer).toMatchObject({ id: ann.id, isDelegate: false });
  });

  test('of two cookies of one name is the first, as for the page and the vendor service', async () => {
    const [ann, bob] = [await vendor.user(), await vendor.user()];
    const cookie = `stoken=${ann.token}; btid=b; portaluser=p; stoken=${bob.token}`;
    const { data } = await gateway.ask(VIEWER, {}, { headers: { cookie } });
    expect(data.viewer).toMatchObject({ id: ann.id, isDelegate: true });
  });

  test('of a cookie is not accepted from another site', async () => {
    const { token } = await vendor.user();
    const foreign = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const { status, errors } = await gateway.ask(
        VIEWER,
        {},
        { headers: { ...headers, cookie: `stoken=${token}` } },
      );
      expect([status, errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    }
    const own = {
      origin: 'http://localhost:4000',
      'sec-fetch-site': 'same-origin',
      cookie: `stoken=${token}`,
    };
    expect((await gateway.ask(VIEWER, {}, { headers: own })).data.viewer).not.toBeNull();
  });

  test('that is not good leaves the viewer null and everything else unauthenticated (AUTH-15, ERR-02)', async () => {
    const query =
      '{ viewer { id } authCheck { authToken } priceList { rp { edition } } couponBundle { hasRP10Promo } }';
    const { data, errors } = await gateway.ask(query, {}, { token: 'garbage' });
    expect(data).toEqual({ viewer: null, authCheck: null, priceList: null, couponBundle: null });
    expect(errors.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([
      ['priceList', 'UNAUTHENTICATED'],
      ['couponBundle', 'UNAUTHENTICATED'],
    ]);
  });

  test('that is good is confirmed with its token', async () => {
    const { token } = await vendor.user();
    const { data } = await gateway.ask('{ authCheck { success authToken } }', {}, { token });
    expect(data.authCheck).toEqual({ success: true, authToken: token });
  });

  test('ends at sign-out, at once and for every field', async () => {
    const { token } = await vendor.user();
    await gateway.ask('{ viewer { seatSummary { total } } }', {}, { token });
    expect((await gateway.ask(LOGOUT, {}, { token })).data.logout.success).toBe(true);
    const after = await gateway.ask('{ viewer { seatSummary { total } } }', {}, { token });
    expect(after.data).toEqual({ viewer: null });
    expect((await gateway.ask(LOGOUT, {}, { token })).data.logout).toEqual({ success: true, userErrors: [] });
  });
});

describe('too many tries', () => {
  test('of signing in get a time to retry, successful ones are not counted', async () => {
    const strict = await startGateway({ vendorUrl: vendor.url, env: { SIGN_IN_LIMIT: '3' } });
    const user = await vendor.user();
    const good = { input: { loginEmail: user.email, password: TEST_PASSWORD } };
    const bad = { input: { code: 'no such code' } };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await strict.ask(LOGIN, good)).data.login.success).toBe(true);
    for (let tries = 0; tries < 3; tries += 1)
      expect((await strict.ask(EXCHANGE, bad)).errors).toEqual([USED_CODE]);
    const { data, errors, headers } = await strict.ask(EXCHANGE, bad);
    expect(data).toEqual({ exchangeCode: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.stop();
  });

  test('of buying are limited per session', async () => {
    const strict = await startGateway({ vendorUrl: vendor.url, env: { ORDER_LIMIT: '2' } });
    const order = `mutation { buyRpSubscription(input: {
      attemptId: "x", previewId: "p", total: "1.00", cart: { term: ANNUAL }, licensee: {}, payment: { recaptchaToken: "" }
    }) { state } }`;
    const [ann, bob] = [await vendor.user(), await vendor.user()];
    const codes = async (token: string) =>
      (await strict.ask(order, {}, { token })).errors.map((e) => e.extensions.code);
    expect([await codes(ann.token), await codes(ann.token), await codes(ann.token)]).toEqual([
      [],
      [],
      ['RATE_LIMITED'],
    ]);
    expect(await codes(bob.token)).toEqual([]);
    await strict.stop();
  });

  test('cannot be put into one request by aliases', async () => {
    const input = '{ loginEmail: "a@b.example", password: "x" }';
    const { status, errors } = await gateway.ask(
      `mutation { a: login(input: ${input}) { success } b: login(input: ${input}) { success } }`,
    );
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });
});
