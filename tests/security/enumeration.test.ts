import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startGateway } from '../../gateway/testkit/start-gateway';
import { hashPassword } from '../../vendor-api/account/passwords';
import { kindsMailedTo } from '../../vendor-api/account/testkit/mailbox';
import { useUpTries } from '../../vendor-api/account/testkit/tries';
import { signInTries } from '../../vendor-api/db/schema/account';
import { insertUser } from '../../vendor-api/demo/builders';
import { addGroup } from '../testkit/portal-data';
import { startVendor, TEST_PASSWORD } from '../testkit/start-vendor';
import { takeAsLong } from './support/compare-times';

interface Told {
  readonly status: number;
  readonly headers: string[];
  readonly body: string;
}

/** As expensive as everything else together, so that skipping it would show in the time. */
const HASH_COST = { N: 2 ** 13, r: 8, p: 1 };
/** An address with an account, and one without. */
const known = 'known@enumeration.example';
const unknown = 'other@enumeration.example';

const vendor = duringTests(() => startVendor({ overrides: { passwordCost: HASH_COST } }));
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));
beforeAll(async () => {
  await insertUser(vendor.deps.db, {
    email: known,
    passwordHash: await hashPassword(TEST_PASSWORD, HASH_COST),
  });
});
beforeEach(forgetTries);

async function forgetTries(): Promise<void> {
  await vendor.deps.db.delete(signInTries);
}

async function told(email: string, url: string, type: string, text: string): Promise<Told> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type },
    body: text,
  });
  const body = (await response.text()).replaceAll(email, '{email}').replace(/"traceId":"[^"]+"/, '');
  const headers = [...response.headers.keys()].filter((name) => name !== 'connection');
  return { status: response.status, headers, body };
}

const json = (path: string, body: (email: string) => object) => (email: string) =>
  told(email, `${vendor.url}${path}`, 'application/json', JSON.stringify(body(email)));
const page = (path: string, form: (email: string) => Record<string, string>) => (email: string) =>
  told(
    email,
    `${vendor.url}${path}`,
    'application/x-www-form-urlencoded',
    String(new URLSearchParams(form(email))),
  );
const graphql = (query: string, input: (email: string) => object) => (email: string) =>
  told(
    email,
    `${gateway.url}/graphql`,
    'application/json',
    JSON.stringify({ query, variables: { input: input(email) } }),
  );

const USER_ERRORS = 'success userErrors { code message field }';
const password = 'a password of eight';
const confirmation = password;

const DOORS: [string, (email: string) => Promise<Told>][] = [
  ['signing in', json('/user/dologin', (loginEmail) => ({ loginEmail, password: 'wrong' }))],
  ['signing in on the page', page('/login', (email) => ({ email, password: 'wrong' }))],
  [
    'signing in through the gateway',
    graphql(
      `mutation ($input: LoginInput!) { login(input: $input) { ${USER_ERRORS} authToken } }`,
      (loginEmail) => ({
        loginEmail,
        password: 'wrong',
      }),
    ),
  ],
  ['asking for an account', json('/user/createuser', (loginEmail) => ({ loginEmail, password }))],
  [
    'asking for an account on the page',
    page('/create-account', (email) => ({ name: '', email, password, confirmation })),
  ],
  [
    'asking for an account through the gateway',
    graphql(
      `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${USER_ERRORS} message authToken } }`,
      (loginEmail) => ({ loginEmail, password }),
    ),
  ],
  ['forgetting the password', json('/user/forgotPassword', (loginEmail) => ({ loginEmail }))],
  ['forgetting the password on the page', page('/forgot-password', (email) => ({ email }))],
  [
    'forgetting the password through the gateway',
    graphql(
      `mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { ${USER_ERRORS} message } }`,
      (loginEmail) => ({ loginEmail }),
    ),
  ],
];

const PURPOSES = [
  ['signing in', 'sign-in'],
  ['asking for an account', 'create-account'],
  ['forgetting the password', 'forgot-password'],
] as const;

describe('whether an address has an account', () => {
  it.each(DOORS)('is not told by %s: neither by words nor by headers', async (_door, knock) => {
    expect(await knock(known.toUpperCase())).toEqual(await knock(unknown.toUpperCase()));
  });

  it.each(DOORS)('is not revealed by %s too often', async (door, knock) => {
    const purpose = PURPOSES.find(([words]) => door.startsWith(words))?.[1] ?? 'sign-in';
    await Promise.all([useUpTries(vendor, purpose, known), useUpTries(vendor, purpose, unknown)]);
    expect(await knock(known)).toEqual(await knock(unknown));
  });

  // The pages and the gateway use the same code.
  it.each(DOORS.filter(([door]) => !/page|gateway/.test(door)))(
    'is not revealed by the time of %s',
    async (_door, knock) => {
      expect(
        await takeAsLong(
          () => knock(known),
          () => knock(unknown),
          forgetTries,
        ),
      ).toBe(true);
    },
  );

  it('is revealed to its mailbox alone', async () => {
    await vendor.call('/user/createuser', { json: { loginEmail: 'new@enumeration.example', password } });
    await vendor.call('/user/forgotPassword', { json: { loginEmail: 'nobody@enumeration.example' } });
    expect(await kindsMailedTo(vendor, 'new@enumeration.example')).toHaveLength(1);
    expect(await kindsMailedTo(vendor, 'nobody@enumeration.example')).toEqual([]);
  });
});

describe('a change of the address', () => {
  it('tells the same of an address with an account as of one that licenses name', async () => {
    const owner = await vendor.user();
    const named = `${randomUUID()}@enumeration.example`;
    await addGroup(vendor, owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0, assignedTo: named }],
    });
    const { email: taken } = await vendor.user();
    const { token } = await vendor.user();
    const wish = async (newEmail: string) => {
      await forgetTries();
      const { status, text } = await vendor.call('/user/ChangeAccountInfo', {
        token,
        json: { currentPassword: TEST_PASSWORD, newEmail, newPassword: null },
      });
      return [status, text.replaceAll(newEmail, '{email}')];
    };
    expect(await wish(taken)).toEqual(await wish(named));
    expect(await wish(taken)).toEqual([200, expect.stringContaining('"success":false')]);
    expect(
      await takeAsLong(
        () => wish(taken),
        () => wish(named),
        forgetTries,
      ),
    ).toBe(true);
  });
});
