import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from '../../gateway/testkit/start-gateway';
import { seedDemo } from '../../vendor-api/demo/seed-demo';
import { eventually } from '../testkit/eventually';
import { pictureForm, png } from '../testkit/pictures';
import { type Shop, startShop } from '../testkit/start-shop';

let shop: Shop;
let gateway: RunningGateway;
beforeAll(async () => {
  shop = await startShop('PGlite', { DEMO_DATA: 'true' });
  await seedDemo(shop.vendor.deps);
  gateway = await startGateway({ vendorUrl: shop.vendor.url });
});
afterAll(async () => {
  await gateway.stop();
  await shop.stop();
});

/** Returns the cookies of the demonstration's page, as the browser sends them. */
async function delegateCookies(): Promise<string> {
  const { headers } = await shop.vendor.call('/demo/access-account', { form: {} });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const readOnly = (form: Record<string, string>) => shop.vendor.call('/demo/read-only', { form });
const VIEWER = '{ viewer { email isDelegate } }';
const upload = async (headers: Record<string, string>) =>
  fetch(`${gateway.url}/upload/profile-image`, {
    method: 'POST',
    headers,
    body: pictureForm(await png(), 'me.png'),
  });

describe('access account mode (MODE-05)', () => {
  test('shows the customer, flagged as accessed by a delegate, without any stored token', async () => {
    const cookie = await delegateCookies();
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const { data } = await gateway.ask(VIEWER, {}, { headers });
    expect(data.viewer).toEqual({ email: 'diana@northwind.example', isDelegate: true });
  });

  test.each(['stoken', 'btid', 'portaluser'])('is none without the cookie %s (AUTH-16)', async (name) => {
    const cookies = (await delegateCookies()).split('; ').filter((cookie) => !cookie.startsWith(`${name}=`));
    const headers = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' };
    const { data } = await gateway.ask(VIEWER, {}, { headers });
    expect(data.viewer?.isDelegate ?? false).toBe(false);
  });

  const elsewhere: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['the account service’s own port', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4001' }],
    ['a browser that says its origin alone', { origin: 'https://evil.example' }],
  ];
  test.each(elsewhere)('cannot be used from %s', async (_place, headers) => {
    const sent = { cookie: await delegateCookies(), ...headers };
    const asked = await gateway.ask(VIEWER, {}, { headers: sent });
    expect([asked.status, asked.errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    for (const path of ['/receipts/1', '/receipt-archive?from=2026-01-01&to=2026-12-31', '/profile-image/1'])
      expect((await gateway.get(path, sent)).status).toBe(403);
    expect((await upload(sent)).status).toBe(403);
  });
});

describe('read-only mode', () => {
  const CONFIG = '{ config { readOnlyMessage } }';
  const message = async () => (await gateway.ask(CONFIG)).data.config.readOnlyMessage;
  const becomes = (text: string | null) => eventually(message, (shown) => shown === text);
  afterEach(async () => {
    await readOnly({ mode: 'off' });
    await becomes(null);
  });

  test('is shown to everyone and refuses changes with its text, until it is turned off (MODE-02, MODE-06)', async () => {
    const user = await shop.vendor.user();
    const rename = () =>
      gateway.ask(
        'mutation { updateProfileName(input: { name: "Zoe" }) { success } }',
        {},
        { token: user.token },
      );
    await readOnly({ mode: 'on', message: 'Back at noon.' });
    await becomes('Back at noon.');
    const refused = await rename();
    expect(refused.errors[0]).toMatchObject({ message: 'Back at noon.', extensions: { code: 'READ_ONLY' } });
    const photo = await upload({ authorization: user.token });
    expect([photo.status, (await photo.json()).errors[0].message]).toEqual([403, 'Back at noon.']);
    const left = await gateway.ask('mutation { logout { success } }', {}, { token: user.token });
    expect(left.data.logout.success).toBe(true);

    await readOnly({ mode: 'off' });
    await becomes(null);
    const back = await shop.vendor.user();
    expect((await upload({ authorization: back.token })).status).toBe(200);
  });
});
