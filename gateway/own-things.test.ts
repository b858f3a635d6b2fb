import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addPastSales, storedReceipts } from '#tests/testkit/past-sales';
import { addGroup } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from './testkit/start-portal';

/**
 * The row "Own profile, own billing, own sales, own receipts" of the role matrix (T-09): in any role towards
 * another's group, customers reach only their own data.
 */
const ROLES = ['owner', 'owner and manager', 'manager', 'assignee', 'pending owner', 'stranger'] as const;
type Role = (typeof ROLES)[number];

const ARCHIVE = '/receipt-archive?from=2026-01-01&to=2026-12-31';
const READ = `{ viewer {
  id email name isDelegate billingInfo { company } renewalReceipts { isOn recipients }
  sales { totalAmount nodes { id amount receiptUrl } } spending { year total }
  receiptArchive(from: "2026-01-01", to: "2026-12-31") { count total url }
} }`;
const CHANGES = {
  updateProfileName: 'updateProfileName(input: { name: "Changed" }) { success viewer { id name } }',
  updateBillingName: 'updateBillingName(input: { company: "Changed Ltd" }) { success viewer { id } }',
  storeInvoiceEmails:
    'storeInvoiceEmails(input: { isOn: true, recipients: ["changed@x.example"] }) { success viewer { id } }',
  updatePaymentMethod: `updatePaymentMethod(input: { nonce: "none", recaptchaToken: "none", cardholderName: "A",
    country: "Germany", expirationMonth: 1, expirationYear: 2030 }) { success viewer { id } }`,
  changeAccountInfo:
    'changeAccountInfo(input: { currentPassword: "wrong", newPassword: "n" }) { success viewer { id } }',
  deleteProfileImage: 'deleteProfileImage { success viewer { id } }',
  syncEmail: 'syncEmail { success viewer { id } }',
  sendEmailConfirmation: 'sendEmailConfirmation { success viewer { id } }',
} as const;

let people: Record<Role, TestUser>;
let receiptsOf: Record<Role, { owner: string; id: string; receiptUrl: string }[]>;

const portal = duringTests(() => startPortal());
beforeAll(async () => {
  const { vendor } = portal.shop;
  const made = await Promise.all(
    ROLES.map(async (role, index) => {
      const user = await vendor.user({ name: role, company: `${role} Ltd` });
      await addPastSales(vendor, user, [
        { on: '2026-02-01', lines: [['Axure RP Pro', 100_00 + index]] },
        { on: '2025-02-01', lines: [['Axure RP Team', 50_00]] },
      ]);
      return [role, user] as const;
    }),
  );
  // It has an entry per role.
  people = Object.fromEntries(made) as Record<Role, TestUser>;
  for (const owner of ['owner', 'owner and manager'] as const)
    await addGroup(vendor, people[owner], {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      pendingOwnerEmail: people['pending owner'].email,
      seats: [
        {
          licenseType: 0,
          assignedTo: people.assignee.email,
          managers: [people.manager.email, ...(owner === 'owner' ? [] : [people[owner].email])],
        },
      ],
    });
  const receipts = await Promise.all(
    made.map(async ([role, user]) => {
      const { sales } = await read(byToken(user));
      return [role, sales.nodes.map(({ id, receiptUrl }) => ({ owner: user.id, id, receiptUrl }))] as const;
    }),
  );
  receiptsOf = Object.fromEntries(receipts) as Record<Role, (typeof receipts)[number][1]>;
});

type Headers = Record<string, string>;

const asDelegateOf = (user: TestUser): Headers => ({ cookie: `stoken=${user.token}; btid=b; portaluser=p` });
const byToken = (user: TestUser): Headers => ({ authorization: user.token });

async function read(headers: Headers) {
  const { data, errors } = await portal.gateway.ask(READ, {}, { headers });
  expect(errors).toEqual([]);
  return data.viewer;
}

type Change = Record<string, { success: boolean; viewer: { id: string } | null } | null> | null;

async function change(field: string, headers: Headers) {
  const { data, errors } = await portal.gateway.ask<Change>(`mutation { change: ${field} }`, {}, { headers });
  return { answer: data?.['change'] ?? null, code: errors[0]?.extensions.code };
}

async function stateOf(user: TestUser) {
  const { name, billingInfo, renewalReceipts, sales } = await read(byToken(user));
  return { name, billingInfo, renewalReceipts, sales };
}

describe.each(ROLES)('the %s', (role) => {
  test.each([
    ['by token', byToken, false],
    ['through a delegate', asDelegateOf, true],
  ] as const)(
    'sees their own profile, billing, sales and receipts %s',
    async (_how, headersFor, isDelegate) => {
      const me = people[role];
      const headers = headersFor(me);
      const viewer = await read(headers);
      expect(viewer).toMatchObject({ id: me.id, email: me.email, isDelegate });
      expect(viewer.billingInfo.company).toContain('Ltd');
      expect(viewer.sales.nodes).toHaveLength(2);
      expect(viewer.receiptArchive).toMatchObject({ count: 1, total: viewer.sales.nodes[0]?.amount });
      const older = viewer.sales.nodes[1]?.receiptUrl ?? '';
      expect((await portal.gateway.get(older, headers)).status).toBe(200);
      const archive = await portal.gateway.get(ARCHIVE, headers);
      const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
      expect(Object.keys(files)).toEqual([
        `Axure Receipt ${viewer.sales.nodes[0]?.id}.pdf`,
        'Receipts 2026-01-01 to 2026-12-31.csv',
      ]);
    },
  );

  test.each([
    ['by token', byToken],
    ['through a delegate', asDelegateOf],
  ] as const)('changes their own things and nobody else’s %s', async (_how, headersFor) => {
    const me = people[role];
    const others = ROLES.filter((other) => other !== role).map((other) => people[other]);
    const before = await Promise.all(others.map(stateOf));
    for (const field of ['updateProfileName', 'updateBillingName', 'storeInvoiceEmails'] as const)
      expect(await change(CHANGES[field], headersFor(me))).toMatchObject({
        answer: { success: true, viewer: { id: me.id } },
      });
    expect(await stateOf(me)).toMatchObject({
      name: 'Changed',
      billingInfo: { company: 'Changed Ltd' },
      renewalReceipts: { isOn: true, recipients: ['changed@x.example'] },
    });
    expect(await storedReceipts(portal.shop.vendor, me)).toEqual(['True', 'changed@x.example']);
    expect(await Promise.all(others.map(stateOf))).toEqual(before);
  });

  test('gets no receipt of other customers by any id', async () => {
    const headers = byToken(people[role]);
    const foreign = ROLES.filter((other) => other !== role).flatMap((other) => receiptsOf[other]);
    for (const { id, receiptUrl } of foreign)
      for (const path of [receiptUrl, `/receipts/${id}`])
        expect((await portal.gateway.get(path, headers)).status).toBe(404);
    const [other] = foreign;
    const response = await portal.gateway.get(
      `${ARCHIVE}&userId=${other?.owner}&saleId=${other?.id}`,
      headers,
    );
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const csv = strFromU8(files['Receipts 2026-01-01 to 2026-12-31.csv'] ?? new Uint8Array());
    expect(csv).toContain(receiptsOf[role][0]?.id);
    for (const { id } of foreign) expect(csv).not.toContain(id);
  });
});

const NOBODY: [string, () => Headers][] = [
  ['nobody', () => ({})],
  ['a delegate whose token is empty', () => ({ cookie: 'stoken=; btid=b; portaluser=p' })],
  ['a delegate without a token', () => ({ cookie: 'btid=b; portaluser=p' })],
  ['an empty header', () => ({ authorization: '' })],
];

describe.each(NOBODY)('%s', (_who, headersOf) => {
  test.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])(
    'changes nothing by %s: nothing is sent (AUTH-25, D-07)',
    async (field) => {
      const calls = await portal.vendorCalls(async () => {
        expect(await change(CHANGES[field], headersOf())).toEqual({ answer: null, code: 'UNAUTHENTICATED' });
      });
      expect(calls).toEqual([]);
    },
  );

  test('downloads nothing, and nothing is asked', async () => {
    const calls = await portal.vendorCalls(async () => {
      for (const path of [ARCHIVE, ...receiptsOf.owner.map(({ receiptUrl }) => receiptUrl)])
        expect((await portal.gateway.get(path, headersOf())).status).toBe(401);
    });
    expect(calls).toEqual([]);
  });
});

describe('a session that has ended', () => {
  test.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])('changes nothing by %s', async (field) => {
    const gone = await portal.shop.vendor.user();
    await portal.gateway.ask('mutation { logout { success } }', {}, { token: gone.token });
    expect(await change(CHANGES[field], byToken(gone))).toEqual({ answer: null, code: 'UNAUTHENTICATED' });
    expect((await portal.gateway.get(ARCHIVE, byToken(gone))).status).toBe(401);
  });
});

test('a delegate’s cookie from another site changes nothing and downloads nothing', async () => {
  const me = people.stranger;
  const headers = { ...asDelegateOf(me), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const before = await stateOf(me);
  for (const field of Object.values(CHANGES)) expect((await change(field, headers)).code).toBe('FORBIDDEN');
  expect((await portal.gateway.get(ARCHIVE, headers)).status).toBe(403);
  expect(await stateOf(me)).toEqual(before);
});
