import { type Browser, type BrowserContext, chromium, type Page } from 'playwright/test';
import { expect, test } from '../journeys/support/test';
import { ask } from '../testkit/customer';
import { demoFolder } from '../testkit/demo-folder';
import { freePorts } from '../testkit/free-ports';
import { type Portal, startPortal } from '../testkit/processes';
import { type AttackSite, startAttackSite } from './support/attack-site';
import { attackFromHiddenOrigin, attackFromPage, type ForgedRequest } from './support/attacks-in-page';

/** Foreign hosts, one of them an unencrypted portal: browsers send such addresses fewer headers. */
const HOSTS = ['evil.example', 'portal.test'];
const DIANA = 'diana@northwind.example';

let browser: Browser;
let site: AttackSite;
test.beforeAll(async ({ launchOptions }) => {
  const rules = [
    ...HOSTS.map((host) => `MAP ${host} 127.0.0.1`),
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
    'EXCLUDE localhost',
  ];
  browser = await chromium.launch({
    ...launchOptions,
    args: ['--no-sandbox', '--disable-background-networking', `--host-resolver-rules=${rules.join(', ')}`],
  });
  site = await startAttackSite();
});
test.afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Returns the cookies of a support person acting for Diana, from the demonstration's page. */
async function delegateCookies({ urls }: Portal): Promise<{ name: string; value: string }[]> {
  const answer = await fetch(`${urls.vendor}/demo/access-account`, { method: 'POST', redirect: 'manual' });
  return answer.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    return { name, value };
  });
}

type SameSite = 'Lax' | 'None';

/** Opens the support person's browser. With `None` only the services keep foreign sites from the cookies. */
async function delegate(
  portal: Portal,
  host: string,
  sameSite: SameSite,
): Promise<{ context: BrowserContext; token: string }> {
  const cookies = await delegateCookies(portal);
  const context = await browser.newContext();
  await context.addCookies(
    cookies.map((cookie) => ({ ...cookie, domain: host, path: '/', sameSite, secure: sameSite === 'None' })),
  );
  return { context, token: cookies.find(({ name }) => name === 'stoken')?.value ?? '' };
}

/** Everything of Diana's, and of the demonstration, that a forged request could change. */
async function stateOf({ urls }: Portal, token: string): Promise<unknown> {
  const query = `{ config { readOnlyMessage } viewer {
    name email profileImg billingInfo { company card { lastFour cardholderName } } renewalReceipts { isOn recipients }
    sales { totalCount totalAmount } seatSummary { total assigned }
    subscriptions { nodes { id expireDate seats { nodes { id assignedTo note } } } }
  } }`;
  const answer = await ask({ gateway: urls.portal, token }, query);
  const mails: unknown[] = await (await fetch(`${urls.mail}/messages.json`)).json();
  return { answer, mails: mails.length };
}

async function ownIds({ urls }: Portal, token: string) {
  const query = `{ viewer { profileImg sales { nodes { receiptUrl } }
    subscriptions { nodes { seats { nodes { id } } } } } }`;
  const { data } = await ask({ gateway: urls.portal, token }, query);
  const viewer = data?.['viewer'] as {
    profileImg: string;
    sales: { nodes: { receiptUrl: string }[] };
    subscriptions: { nodes: { seats: { nodes: { id: string }[] } }[] };
  };
  return {
    photo: viewer.profileImg,
    receipt: viewer.sales.nodes[0]?.receiptUrl ?? '',
    seat: viewer.subscriptions.nodes[0]?.seats.nodes[0]?.id ?? '',
  };
}

const RENAME = 'mutation { updateProfileName(input: { name: "Thief" }) { success } }';

async function forged(portal: Portal, token: string): Promise<ForgedRequest[]> {
  const { portal: home, accounts } = portal.urls;
  const { photo, receipt, seat } = await ownIds(portal, token);
  const get = (url: string): ForgedRequest => ({ url, method: 'GET' });
  const post = (url: string, fields: Record<string, string>): ForgedRequest => ({
    url,
    method: 'POST',
    fields,
  });
  const thief = encodeURIComponent('thief@evil.example');
  return [
    get(`${home}${photo}`),
    get(`${home}${receipt}`),
    get(`${home}/receipt-archive?from=2020-01-01&to=2026-12-31`),
    get(`${home}/graphql?query=${encodeURIComponent(RENAME)}`),
    get(`${accounts}/user/getUserProfile`),
    get(`${accounts}/user/authcheck`),
    get(`${accounts}/userbilling/GetBillingInfo`),
    get(`${accounts}/userbilling/storeinvoiceemails?sendInvoice=true&invoiceEmails=${thief}&userEmail=`),
    get(`${accounts}/user/logout?isAjax=true`),
    post(`${home}/graphql`, { query: RENAME }),
    post(`${home}/upload/profile-image`, {}),
    post(`${accounts}/user/updateUserProfileName`, { name: 'Thief' }),
    post(`${accounts}/user/deleteUserProfileImg`, {}),
    post(`${accounts}/user/UploadUserProfileImg`, {}),
    post(`${accounts}/userbilling/updatebillingname`, { Company: 'Thief Ltd' }),
    post(`${accounts}/user/singleSeatAssignment`, { seat, emailDomain: 'thief@evil.example' }),
    post(`${accounts}/user/ChangeAccountInfo`, {
      currentPassword: 'demo-password',
      newEmail: 'thief@evil.example',
    }),
  ];
}

/** Forms without a session: they would sign in another customer, or switch the demonstration. */
function openForms({ urls }: Portal): ForgedRequest[] {
  const post = (path: string, fields: Record<string, string>): ForgedRequest => ({
    url: `${urls.accounts}${path}`,
    method: 'POST',
    fields,
  });
  const password = 'a password of eight';
  return [
    post('/login', { email: 'new@fresh.example', password: 'demo-password' }),
    post('/create-account', { name: '', email: 'thief@evil.example', password, confirmation: password }),
    post('/forgot-password', { email: DIANA }),
    post('/demo/access-account', {}),
    post('/demo/read-only', { mode: 'on', message: 'Thief' }),
    post('/demo/renewals', { asOf: '2030-01-01' }),
    post('/demo/stories', { story: 'cardFails' }),
    post('/demo/stories/days', { days: '30' }),
    post('/__renewals', { asOf: '2030-01-01' }),
  ];
}

/** Sends forms from frames with a hidden origin, and waits for the answers. */
async function sendFromHiddenOrigin(page: Page, forms: readonly ForgedRequest[]): Promise<void> {
  const answers = forms.map(({ url, method }) =>
    page.waitForResponse((answer) => answer.url() === url && answer.request().method() === method),
  );
  await page.evaluate(attackFromHiddenOrigin, forms);
  await Promise.all(answers);
}

const PLACES = [
  ['another port of the same host', 'localhost'],
  ['another site', 'evil.example'],
] as const;

for (const [place, host] of PLACES)
  test(`a page on ${place} uses no session of a delegate and reads nothing`, async ({ portal }) => {
    const { context, token } = await delegate(portal, 'localhost', 'None');
    const requests = await forged(portal, token);
    const before = await stateOf(portal, token);
    const page = await context.newPage();
    await page.goto(`http://${host}:${site.port}/`);
    expect(await page.evaluate(attackFromPage, requests)).toEqual([]);
    expect(await stateOf(portal, token)).toEqual(before);
    await context.close();
  });

for (const [place, host] of PLACES)
  test(`a page on ${place} sends no form of the account pages or of the demonstration`, async ({
    portal,
  }) => {
    const { context, token } = await delegate(portal, 'localhost', 'None');
    const before = await stateOf(portal, token);
    const cookies = await context.cookies();
    const page = await context.newPage();
    await page.goto(`http://${host}:${site.port}/`);
    expect(await page.evaluate(attackFromPage, openForms(portal))).toEqual([]);
    await sendFromHiddenOrigin(page, openForms(portal));
    expect(await stateOf(portal, token)).toEqual(before);
    expect(await context.cookies()).toEqual(cookies);
    await context.close();
  });

test('the same holds where nothing is encrypted and browsers say less', async () => {
  test.setTimeout(120_000);
  const [port, vendorPort] = await freePorts(2);
  const portal = await startPortal({
    env: {
      PORT: String(port),
      VENDOR_PORT: String(vendorPort),
      PUBLIC_URL: `http://portal.test:${port}`,
      ACCOUNTS_URL: `http://portal.test:${vendorPort}`,
    },
    dataFrom: await demoFolder(),
  });
  try {
    const local = { ...portal, urls: { ...portal.urls, portal: `http://127.0.0.1:${port}` } };
    const { context, token } = await delegate(portal, 'portal.test', 'Lax');
    const requests = (await forged(local, token)).map((request) => ({
      ...request,
      url: request.url.replace(`127.0.0.1:${port}`, `portal.test:${port}`),
    }));
    const before = await stateOf(local, token);
    const cookies = await context.cookies();
    const page = await context.newPage();
    await page.goto(`http://portal.test:${site.port}/`);
    expect(await page.evaluate(attackFromPage, [...requests, ...openForms(portal)])).toEqual([]);
    await page.goto(`http://evil.example:${site.port}/`);
    await sendFromHiddenOrigin(page, openForms(portal));
    expect(await stateOf(local, token)).toEqual(before);
    expect(await context.cookies()).toEqual(cookies);
    await context.close();
  } finally {
    await portal.close();
  }
});
