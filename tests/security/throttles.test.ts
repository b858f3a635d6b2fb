import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../../gateway/testkit/start-gateway';
import { kindsMailedTo } from '../../vendor-api/account/testkit/mailbox';
import { useUpTries } from '../../vendor-api/account/testkit/tries';
import { signInTries } from '../../vendor-api/db/schema/account';
import { type RunningVendor, startVendor, TEST_PASSWORD } from '../testkit/start-vendor';

// Tries up to the first refused one, plus two for a machine so slow that the first wait ends before all have
// tried.
const AT_AN_ADDRESS = 6 + 2;
const AT_AN_ACCOUNT = 21 + 2;
const ACCOUNTS_FROM_AN_ADDRESS = 51 + 2;
const MAILS_FROM_AN_ADDRESS = 4 + 2;
const MAILS_TO_AN_ACCOUNT = 7 + 2;

type Headers = Record<string, string>;

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { success } }';
const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success } }';

let direct: RunningVendor;
let proxied: RunningVendor;
const gateways: RunningGateway[] = [];

beforeAll(async () => {
  direct = await startVendor();
  proxied = await startVendor({ env: { TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  for (const { deps } of [direct, proxied]) await deps.db.delete(signInTries);
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop();
  await direct.stop();
  await proxied.stop();
});

async function newGateway(vendor: RunningVendor, env: Record<string, string> = {}): Promise<RunningGateway> {
  const gateway = await startGateway({ vendorUrl: vendor.url, env });
  gateways.push(gateway);
  return gateway;
}

const atOnce = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Number of concurrent guesses that were compared with the password. */
async function compared(
  vendor: RunningVendor,
  count: number,
  headersOf: (index: number) => Headers = () => ({}),
) {
  const { email } = await vendor.user();
  const guess = { loginEmail: email, password: 'wrong' };
  const replies = await atOnce(count, (index) =>
    vendor.call('/user/dologin', { json: guess, headers: headersOf(index) }),
  );
  expect(replies.map(({ status }) => status).filter((status) => status !== 401 && status !== 429)).toEqual(
    [],
  );
  return replies.filter(({ status }) => status === 401).length;
}

const from = (address: string): Headers => ({ 'x-forwarded-for': address });
const forged: [string, (index: number) => Headers][] = [
  ['an address of its own for each', (index) => from(`10.0.0.${index}`)],
  ['a whole way of proxies', (index) => from(`10.0.${index}.1, 10.0.${index}.2, 127.0.0.1`)],
  ['nonsense for an address', (index) => from(`x${index}`)],
  [
    'other headers of proxies',
    (index) => ({ forwarded: `for=10.0.0.${index}`, 'x-real-ip': `10.0.0.${index}` }),
  ],
];

describe('guessing a password', () => {
  it('is throttled however many try at once, by whatever door', async () => {
    const { email, token } = await direct.user();
    const gateway = await newGateway(direct);
    const form = { email, password: 'wrong' };
    const doors = [
      async () =>
        (await direct.call('/user/dologin', { json: { loginEmail: email, password: 'wrong' } })).status ===
        401,
      async () => (await direct.call('/login', { form })).status === 200,
      async () => {
        const json = { currentPassword: 'wrong', newPassword: 'a longer one' };
        const { body } = await direct.call('/user/ChangeAccountInfo', { token, json });
        return body['message'] === 'The current password is incorrect.';
      },
      async () => {
        const input = { loginEmail: email, password: 'wrong' };
        return (await gateway.ask(LOGIN, { input })).data?.login?.success === false;
      },
    ];
    const results = await atOnce(48, (index) => doors[index % doors.length]?.() ?? Promise.resolve(false));
    expect(results.filter(Boolean).length).toBeLessThanOrEqual(AT_AN_ADDRESS);
    await useUpTries(direct, 'sign-in', email);
    const right = await direct.call('/user/dologin', {
      json: { loginEmail: email, password: TEST_PASSWORD },
    });
    expect(right.status).toBe(429);
  });

  it('is throttled from many addresses, and the owner gets in all the same', async () => {
    expect(await compared(proxied, 60, (index) => from(`10.0.0.${index}`))).toBeLessThanOrEqual(
      AT_AN_ACCOUNT,
    );
    const { email } = await proxied.user();
    const guess = (address: string, password: string) =>
      proxied.call('/user/dologin', { json: { loginEmail: email, password }, headers: from(address) });
    await atOnce(20, () => guess('10.9.9.9', 'wrong'));
    expect((await guess('10.8.8.8', TEST_PASSWORD)).status).toBe(200);
  });

  it('is throttled when one address tries one password on many accounts', async () => {
    const people = await atOnce(70, () => direct.user());
    const replies = await atOnce(people.length, (index) =>
      direct.call('/user/dologin', {
        json: { loginEmail: people[index]?.email ?? '', password: 'Summer2026' },
      }),
    );
    expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(
      ACCOUNTS_FROM_AN_ADDRESS,
    );
  });

  it.each(forged)('gains nothing by %s where no proxy is to be believed', async (_what, headersOf) => {
    expect(await compared(direct, 30, headersOf)).toBeLessThanOrEqual(AT_AN_ADDRESS);
  });

  it('gains nothing by what stands before the address that the one proxy has seen', async () => {
    const headersOf = (index: number) => from(`10.1.${index}.1, 10.2.2.2`);
    expect(await compared(proxied, 30, headersOf)).toBeLessThanOrEqual(AT_AN_ADDRESS);
  });

  it('gains nothing by the addresses that one connection has many of', async () => {
    const headersOf = (index: number) => from(`2001:db8:1:2::${index.toString(16)}`);
    expect(await compared(proxied, 30, headersOf)).toBeLessThanOrEqual(AT_AN_ADDRESS);
  });

  it('cannot be multiplied by aliases or lists in one request', async () => {
    const gateway = await newGateway(direct);
    const aliases = `mutation ($input: LoginInput!) { a: login(input: $input) { success } b: login(input: $input) { success } }`;
    const { status, errors } = await gateway.ask(aliases, {
      input: { loginEmail: 'a@b.example', password: 'x' },
    });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    const json = { loginEmail: ['a@b.example', 'b@b.example'], password: ['one', 'two'] };
    expect((await direct.call('/user/dologin', { json })).status).toBe(400);
  });
});

describe('the limits of the gateway', () => {
  const limited = { SIGN_IN_LIMIT: '5', MAIL_LIMIT: '5' };
  const refused = async (
    gateway: RunningGateway,
    query: string,
    input: object,
    headersOf: (index: number) => Headers,
  ) => {
    const all = await atOnce(15, (index) => gateway.ask(query, { input }, { headers: headersOf(index) }));
    return all.filter(({ errors }) => errors[0]?.extensions.code === 'RATE_LIMITED').length;
  };

  it.each(forged)('hold against %s where no proxy is to be believed', async (_what, headersOf) => {
    const gateway = await newGateway(direct, limited);
    const { email } = await direct.user();
    expect(
      await refused(gateway, LOGIN, { loginEmail: email, password: 'wrong' }, headersOf),
    ).toBeGreaterThanOrEqual(10);
    expect(
      await refused(gateway, FORGOT, { loginEmail: 'nobody@b.example' }, headersOf),
    ).toBeGreaterThanOrEqual(10);
  });

  it('hold against what stands before the address that the one proxy has seen, and are each address’s own', async () => {
    const gateway = await newGateway(direct, { ...limited, TRUST_PROXY: '1' });
    const input = { loginEmail: 'nobody@b.example' };
    expect(await refused(gateway, FORGOT, input, (index) => from(`10.1.${index}.1, 10.2.2.2`))).toBe(10);
    expect(await refused(gateway, FORGOT, input, (index) => from(`10.3.3.${index}`))).toBe(0);
    expect(await refused(gateway, FORGOT, input, (index) => from(`2001:db8::${index}`))).toBe(10);
  });

  it('tell the vendor service the address that was seen, not the one that was claimed', async () => {
    const gateway = await newGateway(proxied);
    const { email } = await proxied.user();
    const input = { loginEmail: email, password: 'wrong' };
    const all = await atOnce(30, (index) =>
      gateway.ask(LOGIN, { input }, { headers: from(`10.4.4.${index}`) }),
    );
    const answered = all.filter(({ data }) => data?.login?.success === false);
    expect(answered.length).toBeLessThanOrEqual(AT_AN_ADDRESS);
  });
});

describe('asking for mails', () => {
  it.each([
    ['forgotten passwords', '/user/forgotPassword'],
    ['new accounts', '/user/createuser'],
  ])('for %s fills nobody’s mailbox, from one address or from many', async (_what, path) => {
    for (const [headersOf, most] of [
      [() => ({}), MAILS_FROM_AN_ADDRESS],
      [(index: number) => from(`10.6.6.${index}`), MAILS_TO_AN_ACCOUNT],
    ] as const) {
      const { email } = await proxied.user({ email: `${randomUUID()}@mails.example` });
      const json = { loginEmail: email, password: 'a password of eight' };
      const replies = await atOnce(20, (index) => proxied.call(path, { json, headers: headersOf(index) }));
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect((await kindsMailedTo(proxied, email)).length).toBeLessThanOrEqual(most);
    }
  });
});
