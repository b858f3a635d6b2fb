import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../../gateway/testkit/start-gateway';
import { buildApp } from '../../vendor-api/app';
import { isAtLength } from '../testkit/scope';
import { startVendor } from '../testkit/start-vendor';
import { routesOf } from './support/routes';
import { type Scene, setTheScene } from './support/scene';

/** Files that are the same for every viewer, with addresses that change with their content. */
const FOR_EVERYBODY =
  /^\/(?:login\/(?:style\.css|form\.js|inter\.woff2)|upgrade\/(?:style\.css|frame\.js)|assets\/)/;
/** May only be framed by the portal (BUY-06). */
const FRAMED = /^\/(?:cart\/)?upgrade(?:[/?]|$)/;
const TRACES = /\bat .+:\d+:\d+|node_modules|\.[cm]?[jt]s:\d+|\/(?:home|root|tmp|work)\//;
/** Types that a browser would run or render as our page. */
const ACTIVE_TYPES = /html|svg|xml|javascript/;

const ARCHIVE = '/receipt-archive?from=2026-01-01&to=2026-12-31';

let scene: Scene;
let gateway: RunningGateway;
let webRoot: string;

beforeAll(async () => {
  scene = await setTheScene();
  webRoot = mkdtempSync(join(tmpdir(), 'web-root-'));
  mkdirSync(join(webRoot, 'assets'));
  const page = '<!doctype html><meta property="csp-nonce" nonce="{{csp-nonce}}"><title>Portal</title>';
  writeFileSync(join(webRoot, 'index.html'), page);
  writeFileSync(join(webRoot, 'assets', 'a-1.js'), 'export {};');
  gateway = await startGateway({
    vendorUrl: scene.shop.vendor.url,
    env: { WEB_ROOT: webRoot, PLAYGROUND_ROOT: webRoot, SANDBOX_URL: scene.shop.sandbox.payments.url },
  });
});
afterAll(async () => {
  await gateway.stop();
  await scene.stop();
  rmSync(webRoot, { recursive: true, force: true });
});

interface Asked {
  readonly method?: string;
  readonly token?: string;
  readonly type?: string;
  readonly body?: string;
}

async function wrongWith(base: string, path: string, { method, token = '', type, body }: Asked = {}) {
  const response = await fetch(`${base}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: { authorization: token, accept: '*/*', ...(type && { 'content-type': type }) },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const header = (name: string) => response.headers.get(name) ?? '';
  const policy = header('content-security-policy');
  const contentType = header('content-type');
  const faults: [string, boolean][] = [
    ['no policy', !policy.startsWith("default-src 'none'")],
    ['can be framed', isFramedByOthers(path, response.headers)],
    ['runs what it likes', /script-src[^;]*(?:unsafe|\*|data:|http:)/.test(policy)],
    ['is sniffed', header('x-content-type-options') !== 'nosniff'],
    ['tells where one was', !/^(?:no-referrer|same-origin)$/.test(header('referrer-policy'))],
    ['can be embedded', header('cross-origin-resource-policy') !== 'same-origin'],
    ['is kept', !FOR_EVERYBODY.test(path) && !/no-store|no-cache/.test(header('cache-control'))],
    ['names its software', response.headers.has('x-powered-by') || response.headers.has('server')],
    ['is open to other origins', response.headers.has('access-control-allow-origin')],
    ['shows a trace', response.status >= 400 && TRACES.test(text)],
    [
      'is lively',
      response.status >= 400 && ACTIVE_TYPES.test(contentType) && !text.startsWith('<!doctype html>'),
    ],
    ['has no type', text !== '' && contentType === ''],
    ['is our fault', response.status === 500],
  ];
  return faults.filter(([, isSo]) => isSo).map(([name]) => `${path} ${response.status}: ${name}`);
}

function isFramedByOthers(path: string, headers: Headers): boolean {
  const [, framers] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  if (FRAMED.test(path) && framers === scene.shop.vendor.deps.settings.PORTAL_URL.join(' ')) return false;
  return framers !== "'none'" || !headers.has('x-frame-options');
}

const HOSTILE: Asked[] = [
  { method: 'DELETE' },
  { method: 'OPTIONS' },
  { type: 'application/json', body: '{"' },
  { type: 'application/json', body: `"${'x'.repeat(1_200_000)}"` },
  { type: 'application/json; charset=evil', body: '{}' },
  { type: 'application/x-www-form-urlencoded', body: 'a=1' },
  { type: 'multipart/form-data; boundary=x', body: 'nothing' },
];

/** Requests every path with every token, and hostile requests with the last, at length with all. */
async function wrongAt(base: string, paths: readonly string[], tokens: readonly string[]) {
  const hostile = isAtLength ? tokens : tokens.slice(-1);
  const asked = [
    ...tokens.map((token) => ({ token })),
    ...hostile.flatMap((token) => HOSTILE.map((request) => ({ ...request, token }))),
  ];
  const wrong: string[] = [];
  for (const path of paths)
    for (const request of asked) wrong.push(...(await wrongWith(base, path, request)));
  return wrong;
}

describe('every answer', () => {
  it('with a file of a customer keeps to itself', async () => {
    const { user, imageId, saleId, amount } = scene.victim;
    const receipt = `/history/genInvoice?${new URLSearchParams({ saleId, amount })}`;
    const files: [string, string, RegExp][] = [
      [scene.shop.vendor.url, `/user/profileImage/${imageId}`, /^image\/(?:png|jpeg)$/],
      [scene.shop.vendor.url, receipt, /^application\/pdf/],
      [gateway.url, `/profile-image/${imageId}`, /^image\/(?:png|jpeg)$/],
      [gateway.url, `/receipts/${saleId}`, /^application\/pdf/],
      [gateway.url, ARCHIVE, /^application\/zip/],
    ];
    for (const [base, path, type] of files) {
      const response = await fetch(`${base}${path}`, { headers: { authorization: user.token } });
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toMatch(type);
      expect(response.headers.get('cache-control')).toMatch(/no-store/);
      expect(response.headers.get('content-disposition')).toMatch(/^(?:attachment|inline); filename=/);
      expect(await wrongWith(base, path, { token: user.token })).toEqual([]);
    }
  });

  it('of the vendor service keeps to itself, whatever was asked, found or broken', async () => {
    const { user, imageId, saleId, amount, purchaseId } = scene.victim;
    const paths = routesOf(buildApp(scene.shop.vendor.deps)).map((route) => route.split(' ')[1] ?? '');
    const own = [
      `/user/profileImage/${imageId}`,
      `/history/genInvoice?${new URLSearchParams({ saleId, amount })}`,
      `/cart/thankyouvue?transactionId=${purchaseId}`,
    ];
    const nowhere = [
      '/nowhere',
      '/%',
      '/login/../x',
      '/user/profileImage/%00',
      '/login?redirect=https://evil.example',
    ];
    // Signing out would end the session of the other requests.
    const asked = [...new Set([...paths, ...own, ...nowhere])].filter((path) => path !== '/user/logout');
    expect(await wrongAt(scene.shop.vendor.url, asked, ['', 'bad', user.token])).toEqual([]);
  });

  it('of the gateway keeps to itself, whatever was asked, found or broken', async () => {
    const { user, saleId, imageId } = scene.victim;
    const asked = [
      '/',
      '/login?code=x&redirect=https://evil.example',
      '/manage',
      '/assets/a-1.js',
      '/assets/missing.js',
      '/missing.png',
      '/%',
      '/graphql',
      '/graphql?query={viewer{id}}',
      '/healthz',
      '/readyz',
      '/playground',
      `/receipts/${saleId}`,
      '/receipts/nothing',
      '/receipts/%',
      ARCHIVE,
      '/receipt-archive',
      `/profile-image/${imageId}`,
      '/profile-image/nothing',
      '/upload/profile-image',
      '/payment-sandbox/nothing',
      '/captcha-sandbox/challenge',
    ];
    expect(await wrongAt(gateway.url, asked, ['', 'bad', user.token])).toEqual([]);
  });

  it('of a vendor service without its database keeps to itself, pages too', async () => {
    const broken = await startVendor();
    for (const table of ['users', 'account_links', 'sign_in_tries'])
      await broken.deps.db.execute(`alter table ${table} rename to gone_${table}`);
    const form = 'email=a@b.example&password=eight%20or%20more&confirmation=eight%20or%20more&name=&code=x';
    const type = 'application/x-www-form-urlencoded';
    const wrong: string[] = [];
    for (const path of [
      '/login',
      '/create-account',
      '/forgot-password',
      '/reset-password',
      '/confirm-account',
    ])
      wrong.push(...(await wrongWith(broken.url, path, { type, body: form })));
    for (const path of ['/user/getUserProfile', '/user/authcheck', '/user/auth2'])
      wrong.push(...(await wrongWith(broken.url, path, { token: 'any' })));
    expect(wrong.filter((fault) => !fault.endsWith('500: is our fault'))).toEqual([]);
    expect(wrong.length).toBeGreaterThan(0);
    await broken.stop();
  });

  it('of a gateway without its vendor service keeps to itself', async () => {
    const alone = await startGateway({ vendorUrl: 'http://127.0.0.1:9' });
    const paths = [
      '/receipts/1',
      '/receipt-archive?from=2026-01-01&to=2026-01-02',
      '/profile-image/1',
      '/readyz',
    ];
    expect(await wrongAt(alone.url, paths, ['any'])).toEqual([]);
    await alone.stop();
  });

  it('tells browsers to come back encrypted where the portal is', async () => {
    const env = { PUBLIC_URL: 'https://portal.example', VENDOR_URL: scene.shop.vendor.url };
    const secure = await startGateway({ vendorUrl: scene.shop.vendor.url, env });
    for (const path of ['/', '/nowhere', '/graphql'])
      expect((await secure.get(path)).headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    await secure.stop();
  });
});
