import { once } from 'node:events';
import { createServer } from 'node:http';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callVendor } from '#tests/testkit/call-vendor';
import { duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { startVendor } from '#tests/testkit/start-vendor';
import { buildApp } from '../../app';
import { setReadOnlyOverride } from '../../status/read-only-mode';
import { ensureDianaCard } from '../diana-card';
import { seedDemo } from '../seed-demo';
import { READ_ONLY_TEXT } from './render-demo';

const FORMS = [
  '/demo/access-account',
  '/demo/read-only',
  '/demo/renewals',
  '/demo/stories',
  '/demo/stories/days',
];

describe('the page of the demonstration', () => {
  const shop = duringTests(() => startShop('PGlite', { DEMO_DATA: 'true' }));
  beforeAll(async () => {
    await seedDemo(shop.vendor.deps);
    await ensureDianaCard(shop.vendor.deps, new AbortController().signal);
  });
  beforeEach(() => setReadOnlyOverride(shop.vendor.deps, null));

  const send = (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    shop.vendor.call(path, { form, headers });
  const message = async () => (await shop.vendor.call('/status/getconfig')).body['readOnlyMessage'];

  it('offers both modes of the portal and time, each under an address of its own', async () => {
    const page = await shop.vendor.call('/demo');
    expect(page.status).toBe(200);
    for (const id of ['access-account', 'read-only', 'renewals']) expect(page.text).toContain(`id="${id}"`);
    expect(page.text).not.toMatch(/<script|<style|\son\w+=|style="/);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is named by the sign-in page', async () => {
    const { text } = await shop.vendor.call('/login');
    expect(text).toContain('href="/demo#access-account"');
    expect(text).toContain('href="/demo#read-only"');
  });

  it('opens Diana’s account by the three cookies of a delegate, which the portal can clear (AUTH-16, AUTH-20)', async () => {
    const reply = await send('/demo/access-account');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, 'http://localhost:4000/manage']);
    const cookies = reply.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['stoken', 'btid', 'portaluser']);
    for (const cookie of cookies) expect(cookie).toMatch(/^\w+=[\w-]+; Path=\/; SameSite=Lax$/);
    const token = /^stoken=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '';
    const profile = await shop.vendor.call('/user/getUserProfile', { token });
    expect(profile.body['email']).toBe('diana@northwind.example');
    expect(shop.vendor.logged()).not.toContain(token);
  });

  it('turns read-only mode on with a typed or the default text, and off (MODE-02)', async () => {
    const on = await send('/demo/read-only', { mode: 'on', message: ' Back at <noon>. ' });
    expect([on.status, on.headers.get('location')]).toEqual([303, '/demo#read-only']);
    expect(await message()).toBe('Back at <noon>.');
    expect((await shop.vendor.call('/demo')).text).toContain('Turn read-only mode off');
    await send('/demo/read-only', { mode: 'on', message: '  ' });
    expect(await message()).toBe(READ_ONLY_TEXT);
    await send('/demo/read-only', { mode: 'off' });
    expect(await message()).toBe('');
  });

  it('switches all copies of the service at once', async () => {
    const copy = createServer(buildApp(shop.vendor.deps)).listen(0, '127.0.0.1');
    await once(copy, 'listening');
    const address = copy.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    await send('/demo/read-only', { mode: 'on', message: 'Back at noon.' });
    expect((await callVendor(url, '/status/getconfig', {})).body['readOnlyMessage']).toBe('Back at noon.');
    copy.close();
  });

  it('lets time pass: what is due by a day renews, once, and the page says so', async () => {
    const run = await send('/demo/renewals', { asOf: '2026-05-15' });
    expect(run.status).toBe(303);
    const page = await shop.vendor.call(run.headers.get('location') ?? '');
    expect(page.text).toMatch(/Groups: \d+ renewed/);
    const again = await send('/demo/renewals', { asOf: '2026-04-11' });
    const { text } = await shop.vendor.call(again.headers.get('location') ?? '');
    expect(text).toContain('Nothing was due.');
  });

  it.each([
    ['/demo/read-only', { mode: 'perhaps' }],
    ['/demo/read-only', { mode: 'on', message: 'x'.repeat(501) }],
    ['/demo/renewals', { asOf: 'tomorrow' }],
    ['/demo/renewals', {}],
    ['/demo/stories', { story: 'unknown' }],
    ['/demo/stories/days', { days: '401' }],
  ])('refuses a form of %s that is not complete: %j', async (path, form) => {
    const reply = await send(path, form);
    expect([reply.status, reply.text.includes('was not complete')]).toEqual([400, true]);
    expect(await message()).toBe('');
  });

  it.each(FORMS)('takes no form of another site at %s', async (path) => {
    const filled = { mode: 'on', asOf: '2026-05-15' };
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:4000' },
      { Origin: 'https://evil.example' },
    ]) {
      const reply = await send(path, filled, headers);
      expect([reply.status, reply.headers.getSetCookie()]).toEqual([400, []]);
    }
    expect(await message()).toBe('');
  });

  it('needs no form of anybody for a link: nothing happens by looking', async () => {
    for (const path of FORMS) expect((await shop.vendor.call(path)).status).toBe(404);
  });
});

describe('a service without the demonstration', () => {
  it('has no such page', async () => {
    const vendor = await startVendor();
    for (const path of ['/demo', ...FORMS]) {
      expect((await vendor.call(path)).status).toBe(404);
      expect((await vendor.call(path, { form: { mode: 'on' } })).status).toBe(404);
    }
    expect((await vendor.call('/login')).text).not.toContain('/demo');
    await vendor.stop();
  });

  it('is what production is, regardless of the settings', async () => {
    const vendor = await startVendor({ env: { DEMO_DATA: 'true' } });
    const settings = { ...vendor.deps.settings, NODE_ENV: 'production' as const };
    const server = createServer(buildApp({ ...vendor.deps, settings })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    expect((await callVendor(url, '/demo', {})).status).toBe(404);
    server.close();
    await vendor.stop();
  });

  it('offers no account by cookies that the portal would not get', async () => {
    const env = { DEMO_DATA: 'true', PUBLIC_URL: 'http://accounts.example' };
    const vendor = await startVendor({ env });
    const { text } = await vendor.call('/demo');
    expect(text).toContain('need one host name');
    expect(text).not.toContain('action="/demo/access-account"');
    await vendor.stop();
  });
});
