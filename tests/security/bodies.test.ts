import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addPastSales } from '../testkit/past-sales';
import { pictureForm, png } from '../testkit/pictures';
import { isAtLength } from '../testkit/scope';
import { stateOf } from './support/database';
import { BODY_CANARY, type Body, HOSTILE_BODIES, HOSTILE_FORMS } from './support/hostile-bodies';
import { setTheScene } from './support/scene';

const ENDPOINTS = [
  '/user/dologin',
  '/user/createuser',
  '/user/forgotPassword',
  '/user/ChangeAccountInfo',
  '/user/updateUserProfileName',
  '/user/singleSeatAssignment',
  '/user/MultiAssignSeat',
  '/user/singleeditnote',
  '/user/multieditnote',
  '/user/addmanager',
  '/user/removemanager',
  '/userbilling/updatebillingname',
  '/userbilling/submitupdate',
  '/login',
  '/create-account',
  '/forgot-password',
  '/reset-password',
  '/confirm-account',
  '/confirm-email',
  '/confirm-address',
  '/demo/read-only',
  '/__renewals',
];
/** Each body is sent to one endpoint in three, distributed evenly; at length to all. */
const SHARES = isAtLength ? 1 : 3;
/** Enough for a busy machine, and far less than a held connection would take. */
const QUICK_MS = 8_000;

const scene = duringTests(() => setTheScene());

async function send(base: string, path: string, { type, encoding, bytes }: Body) {
  const startedAt = performance.now();
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      authorization: scene.victim.user.token,
      ...(type && { 'content-type': type }),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - startedAt };
}

describe('a body that nobody can use', () => {
  let before: string;
  beforeAll(async () => {
    before = await stateOf(scene);
  });

  it.each(HOSTILE_BODIES.map((body, turn) => ({ ...body, turn })))(
    '$what is a clear and quick "no" at the endpoints of the vendor service',
    async ({ turn, ...body }) => {
      const wrong: string[] = [];
      for (const path of ENDPOINTS.filter((_, index) => index % SHARES === turn % SHARES)) {
        const { status, text, ms } = await send(scene.shop.vendor.url, path, body);
        const isClear = status >= 400 && status < 500 && text !== '';
        if (!isClear || ms > QUICK_MS || text.includes(BODY_CANARY))
          wrong.push(`${path} ${status} ${text.slice(0, 99)}`);
      }
      expect(wrong).toEqual([]);
      expect(await stateOf(scene)).toBe(before);
    },
  );

  it.each(HOSTILE_BODIES)('$what is a clear and quick "no" at the gateway', async (body) => {
    const { status, text, ms } = await send(scene.gateway.url, '/graphql', body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text).errors[0].extensions.code).toMatch(/^[A-Z_]+$/);
    expect(ms).toBeLessThan(QUICK_MS);
    expect(text).not.toContain(BODY_CANARY);
  });

  it.each(['\u0000', 'a\u0000b@c.example', '\ud800', '\u202e', '%00', '{{7*7}}'])(
    'a text like %j anywhere is no fault of the service',
    async (text) => {
      const { token } = scene.victim.user;
      const fields = {
        name: text,
        Company: text,
        loginEmail: text,
        password: text,
        newEmail: text,
        seat: text,
      };
      const json = { ...fields, currentPassword: text, newPassword: text, emailDomain: text, code: text };
      const query = String(
        new URLSearchParams({ saleId: text, id: text, attemptId: text, transactionId: text, amount: text }),
      );
      const recipients = String(
        new URLSearchParams({ sendInvoice: 'true', invoiceEmails: `${text}@b.example` }),
      );
      for (const path of ENDPOINTS)
        expect([path, (await scene.shop.vendor.call(path, { token, json })).status]).toEqual([
          path,
          expect.toSatisfy((status: number) => status < 500),
        ]);
      for (const path of [
        `/history/genInvoice?${query}`,
        `/subscription/getSubscription?${query}`,
        `/cart/orderstatus?${query}`,
        `/cart/thankyouvue?${query}`,
        `/userbilling/storeinvoiceemails?${recipients}`,
      ])
        expect((await scene.shop.vendor.call(path, { token })).status).toBeLessThan(500);
    },
  );

  it('asked again and again keeps nobody else from the portal', async () => {
    const { token } = scene.victim.user;
    const query = 'query ($id: ID!) { orderStatus(attemptId: $id) { state } }';
    for (let time = 0; time < 12; time += 1) await scene.gateway.ask(query, { id: 'a\u0000' }, { token });
    const { data } = await scene.gateway.ask('{ priceList { rp { edition } } }', {}, { token });
    expect(data.priceList.rp.length).toBeGreaterThan(0);
  });
});

describe('a form that brings no picture', () => {
  let before: string;
  beforeAll(async () => {
    before = await stateOf(scene);
  });

  it.each(HOSTILE_FORMS)(
    '$what is refused by the vendor service and by the gateway, and the photo stays',
    async (form) => {
      for (const [base, path] of [
        [scene.shop.vendor.url, '/user/UploadUserProfileImg'],
        [scene.gateway.url, '/upload/profile-image'],
      ] as const) {
        const { status, text, ms } = await send(base, path, form);
        expect([path, status]).toEqual([
          path,
          expect.toSatisfy((code: number) => code === 200 || (code >= 400 && code < 500)),
        ]);
        const body: { success?: boolean; message?: string; errors?: unknown[] } = JSON.parse(text);
        expect(body.success ?? false).toBe(false);
        expect(body.message ?? body.errors).toBeTruthy();
        expect(ms).toBeLessThan(QUICK_MS);
      }
      expect(await stateOf(scene)).toBe(before);
    },
  );
});

describe('what is handed out', () => {
  it.each([
    ['a picture with a page behind it', '<script>alert(1)</script>'],
    ['a picture with a program behind it', "<?php system('id'); ?>"],
    ['a picture with a drawing behind it', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a picture with another file behind it', 'PK\u0003\u0004 canary'],
  ])('of %s is a picture and nothing else', async (_what, behind) => {
    const { token } = await scene.shop.vendor.user();
    const picture = Buffer.concat([await png(), Buffer.from(behind)]);
    const response = await fetch(`${scene.gateway.url}/upload/profile-image`, {
      method: 'POST',
      headers: { authorization: token },
      body: pictureForm(picture, 'me.png'),
    });
    const { success, imgUrl }: { success: boolean; imgUrl: string } = await response.json();
    if (!success) return;
    const shown = await scene.gateway.get(imgUrl, { authorization: token });
    expect(shown.headers.get('content-type')).toMatch(/^image\/(?:png|jpeg)$/);
    expect(Buffer.from(await shown.arrayBuffer()).toString('latin1')).not.toContain(behind);
  });

  it('in a table calculates nothing when somebody opens it', async () => {
    const { vendor } = scene.shop;
    const user = await vendor.user();
    const names = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      "=cmd|' /C calc'!A0",
      '"=1',
      ';=1',
      ',=1',
      '\n=1',
    ];
    await addPastSales(
      vendor,
      user,
      names.map((name) => ({ on: '2026-03-01', lines: [[name, 100]] })),
    );
    const archive = await scene.gateway.get('/receipt-archive?from=2026-01-01&to=2026-12-31', {
      authorization: user.token,
    });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const table = Object.entries(files).find(([name]) => name.endsWith('.csv'))?.[1] ?? new Uint8Array();
    const cells = [...strFromU8(table).matchAll(/"((?:[^"]|"")*)"|([^,\r\n"]+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    expect(cells.filter((cell) => cell.endsWith(' (1)')).length).toBe(names.length);
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    for (const name of Object.keys(files))
      expect(name).toMatch(/^(?:Axure Receipt [\w-]+(?: \(\d+\))?\.pdf|Receipts [\d-]+ to [\d-]+\.csv)$/);
  });
});
