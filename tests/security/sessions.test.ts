import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../../gateway/testkit/start-gateway';
import { issueCode } from '../../vendor-api/account/sessions';
import { tokenMailedTo } from '../../vendor-api/account/testkit/mailbox';
import { type RunningVendor, startVendor, TEST_PASSWORD, type TestUser } from '../testkit/start-vendor';
import { LICENSES, openAtGateway, openAtVendor } from './support/traces';

const PORTAL = 'http://localhost:4000';
const NEW_PASSWORD = 'another password altogether';

let vendor: RunningVendor;
/** Two replicas of the gateway, each with its own cache. */
let gateway: RunningGateway;
let copy: RunningGateway;
let minutesLater = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + minutesLater * 60_000);
  vendor = await startVendor({ overrides: { clock: { now, today: () => '2026-04-11' } } });
  gateway = await startGateway({ vendorUrl: vendor.url, env: { PUBLIC_URL: PORTAL } });
  copy = await startGateway({ vendorUrl: vendor.url, env: { PUBLIC_URL: PORTAL } });
});
afterAll(async () => {
  await gateway.stop();
  await copy.stop();
  await vendor.stop();
});

const delegate = (token: string) => ({ cookie: `stoken=${token}; btid=b; portaluser=p` });

/** Uses a session: both replicas have cached its licenses, and a support person has its cookies. */
async function inUse(token: string): Promise<string> {
  for (const each of [gateway, copy])
    for (const headers of [{ authorization: token }, delegate(token)])
      expect((await each.ask(LICENSES, {}, { headers })).data.viewer.id).not.toBeNull();
  return token;
}

async function expectOver(token: string): Promise<void> {
  for (const each of [gateway, copy])
    for (const headers of [{ authorization: token }, delegate(token)])
      expect(await openAtGateway(each, headers)).toEqual([]);
  expect(await openAtVendor(vendor, token)).toEqual([]);
}

const exchange = (code: string, token = '') =>
  gateway.ask(
    'mutation ($input: ExchangeCodeInput!) { exchangeCode(input: $input) { success authToken } }',
    {
      input: { code },
    },
    { token },
  );

const codeFor = (user: TestUser, redirect = `${PORTAL}/login`) => issueCode(vendor.deps, user.id, redirect);

describe('a session', () => {
  it('ends everywhere at once when its customer signs out, the cookies of a delegate too', async () => {
    const token = await inUse((await vendor.user()).token);
    await gateway.ask('mutation { logout { success } }', {}, { token });
    await expectOver(token);
  });

  it('ends with the cookies of the delegate who leaves', async () => {
    const token = await inUse((await vendor.user()).token);
    await gateway.ask('mutation { logout { success } }', {}, { headers: delegate(token) });
    await expectOver(token);
  });

  it('ends at once when the password is changed from another one, which goes on under a new token', async () => {
    const user = await vendor.user();
    const others = [await inUse(await vendor.signIn(user.email)), await inUse(user.token)];
    const query = `mutation ($input: ChangeAccountInfoInput!) {
      changeAccountInfo(input: $input) { success authToken } }`;
    const input = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const { data } = await gateway.ask(query, { input }, { token: user.token });
    for (const token of others) await expectOver(token);
    await inUse(data.changeAccountInfo.authToken);
  });

  it('ends at once when the password is reset', async () => {
    const user = await vendor.user();
    await inUse(user.token);
    await vendor.call('/user/forgotPassword', { json: { loginEmail: user.email } });
    const code = await tokenMailedTo(vendor, user.email, 'reset-password');
    const form = { code, password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    expect((await vendor.call('/reset-password', { form })).status).toBe(303);
    await expectOver(user.token);
    expect((await vendor.call('/reset-password', { form })).status).toBe(400);
  });

  it('ends by itself', async () => {
    const { token } = await vendor.user();
    await inUse(token);
    minutesLater = 12 * 60 + 1;
    try {
      await expectOver(token);
    } finally {
      minutesLater = 0;
    }
  });

  it('begins with a token of the service’s own, whatever the browser brought along', async () => {
    const user = await vendor.user();
    const attacker = await vendor.user();
    const planted = ['planted-by-an-attacker', attacker.token];
    for (const token of planted) {
      const json = { loginEmail: user.email, password: TEST_PASSWORD };
      const { body } = await vendor.call('/user/dologin', { json, token, headers: delegate(token) });
      expect(planted).not.toContain(body['authToken']);
      const { data } = await exchange(await codeFor(user), token);
      expect(data.exchangeCode.success).toBe(true);
      expect(planted).not.toContain(data.exchangeCode.authToken);
      const seen = await gateway.ask('{ viewer { id } }', {}, { token: data.exchangeCode.authToken });
      expect(seen.data.viewer.id).toBe(user.id);
    }
    expect(await openAtGateway(gateway, { authorization: 'planted-by-an-attacker' })).toEqual([]);
  });
});

describe('a one-time code', () => {
  it('is good once', async () => {
    const code = await codeFor(await vendor.user());
    expect((await exchange(code)).data.exchangeCode.success).toBe(true);
    expect((await exchange(code)).data.exchangeCode).toBeNull();
    expect((await vendor.call('/user/auth2', { token: code })).status).toBe(401);
  });

  it('makes one session when it is redeemed ten times at once', async () => {
    const code = await codeFor(await vendor.user());
    const all = await Promise.all(Array.from({ length: 10 }, () => exchange(code)));
    expect(all.filter(({ data }) => data.exchangeCode?.success)).toHaveLength(1);
  });

  it('is bound to the portal that it was made for, and lost when another one tries it', async () => {
    const code = await codeFor(await vendor.user(), 'https://other.portal.example/login');
    expect((await exchange(code)).data.exchangeCode).toBeNull();
    const headers = { origin: 'https://other.portal.example' };
    expect((await vendor.call('/user/auth2', { token: code, headers })).status).toBe(401);
  });

  it('is good for two minutes', async () => {
    const user = await vendor.user();
    const [soon, late] = [await codeFor(user), await codeFor(user)];
    minutesLater = 1.95;
    expect((await exchange(soon)).data.exchangeCode.success).toBe(true);
    minutesLater = 2.05;
    expect((await exchange(late)).data.exchangeCode).toBeNull();
    minutesLater = 0;
  });

  it('is no session, and a session is no code', async () => {
    const user = await vendor.user();
    const code = await codeFor(user);
    expect(await openAtVendor(vendor, code)).toEqual([]);
    expect(await openAtGateway(gateway, { authorization: code })).toEqual([]);
    expect((await exchange(user.token)).data.exchangeCode).toBeNull();
  });

  it('on its way dies with the password', async () => {
    const user = await vendor.user();
    const code = await codeFor(user);
    const json = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    await vendor.call('/user/ChangeAccountInfo', { token: user.token, json });
    expect((await exchange(code)).data.exchangeCode).toBeNull();
  });
});

describe('a cookie that cannot be a token', () => {
  it('has no customer, and locks no other customer out of the portal', async () => {
    const bystander = await vendor.user();
    for (const value of ['%0d%0aX-Evil:%201', '%00', '%20', '%F0%9F%98%80', '%', '%7F', 'a%0a'])
      for (let time = 0; time < 4; time += 1) {
        const headers = delegate(value);
        const { data, errors } = await gateway.ask('{ viewer { id } }', {}, { headers });
        expect([value, data.viewer, errors]).toEqual([value, null, []]);
      }
    const { data } = await gateway.ask('{ viewer { id } }', {}, { token: bystander.token });
    expect(data.viewer.id).toBe(bystander.id);
  });
});
