import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultyVendor, startFaultyVendor } from '../testkit/faulty-vendor';
import { type RunningGateway, startGateway } from '../testkit/start-gateway';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))})`;

const INLINE = ['\r\nfirst();\r\n', 'second(1 < 2)'];
const PAGE = `<!doctype html><meta nonce="{{csp-nonce}}"><title>Portal</title>
<script nonce="{{csp-nonce}}">${INLINE[0]}</script><script src="/other.js"></script><script data-x="">${INLINE[1]}</script>`;

let root: string;
let vendor: FaultyVendor;
let gateway: RunningGateway;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'web-'));
  const web = join(root, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  mkdirSync(join(root, 'playground'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(web, 'assets/index-abc.js'), SCRIPT);
  writeFileSync(join(web, 'assets/index-abc.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(web, 'assets/index-abc.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(web, 'assets/index-abc.js.map'), '{}');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'playground/index.html'), '<title>Playground</title>');
  vendor = await startFaultyVendor();
  gateway = await startGateway({ vendorUrl: vendor.url, env: { WEB_ROOT: web } });
});
afterAll(async () => {
  await gateway.stop();
  await vendor.stop();
  rmSync(root, { recursive: true });
});

const plainGet = (path: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve) => {
    get(`${gateway.url}${path}`, { headers }, (response) => resolve(response.resume()));
  });

describe('the page', () => {
  test.each(['/', '/manage', '/buy/thankyou/AX-1', '/login?code=c', '/index.html', '/graphql-notes'])(
    'is served at %s, fresh every time, with a nonce of its own',
    async (path) => {
      const response = await gateway.get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    },
  );

  test('allows only its inline scripts and its files', async () => {
    const policy = (await gateway.get('/')).headers.get('content-security-policy');
    // Browsers normalize line breaks to one character.
    const read = INLINE.map((script) => script.replaceAll('\r', ''));
    const hashes = read.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')} https://www.google.com/recaptcha/`);
  });

  test.each(['/assets/gone.js', '/robots.txt', '/receipts', '/payment-sandbox/x', '/playground/gone'])(
    'is not served in place of %s',
    async (path) => {
      const response = await gateway.get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    },
  );

  test.each(['/index.php', '/manage/person/a@b.example'])(
    'is served for navigation to the unknown path %s, and leads home (AUTH-03)',
    async (path) => {
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const response = await plainGet(path, { accept });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect((await plainGet('/assets/gone.js', { accept })).statusCode).toBe(404);
    },
  );

  test('is not served to a form that is posted there', async () => {
    expect((await fetch(`${gateway.url}/manage`, { method: 'POST' })).status).toBe(404);
  });
});

describe('a file', () => {
  test('with a hash in its name is kept for ever, any other is asked for again', async () => {
    const hashed = await gateway.get('/assets/index-abc.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const icon = await gateway.get('/favicon.svg');
    expect([icon.headers.get('cache-control'), icon.headers.get('content-type')]).toEqual([
      'no-cache',
      'image/svg+xml',
    ]);
    // Not with fetch, which always asks for a fresh copy.
    const again = await plainGet('/favicon.svg', { 'if-none-match': icon.headers.get('etag') ?? '' });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('is sent compressed to whom accepts %s', async (accepted, encoding) => {
    const { headers } = await plainGet('/assets/index-abc.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/index-abc.js.map',
    '/%00',
  ])('outside of the folder is not reached by %s', async (path) => {
    const response = await gateway.get(path);
    expect(await response.text()).not.toContain('secret');
    expect(response.status).not.toBe(500);
  });
});

describe('the headers', () => {
  const paths = [
    '/',
    '/assets/index-abc.js',
    '/nothing.txt',
    '/healthz',
    '/readyz',
    '/receipts/x',
    '/playground',
    '/graphql',
  ];
  test.each(paths)('of %s keep browsers from guessing and framing', async (path) => {
    const { headers } = await gateway.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  test('name the hosts of card provider and captcha only where they are used', async () => {
    const policy = async (env: Record<string, string>) => {
      const other = await startGateway({
        vendorUrl: vendor.url,
        env: { WEB_ROOT: join(root, 'web'), ...env },
      });
      const text = (await other.get('/')).headers.get('content-security-policy') ?? '';
      await other.stop();
      return text;
    };
    const local = await policy({ SANDBOX_URL: 'http://127.0.0.1:1' });
    expect(local).not.toMatch(/https:\/\/\w/);
    const sandbox = await policy({ BRAINTREE_ENVIRONMENT: 'sandbox' });
    expect(sandbox).toContain('https://payments.sandbox.braintree-api.com');
    const live = await policy({});
    expect(live).toContain("connect-src 'self' https://api.braintreegateway.com");
    expect(live).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\/ /);
    for (const text of [local, sandbox, live]) expect(text).not.toMatch(/script-src[^;]*(unsafe|\*|nonce)/);
  });

  test('ask for TLS from now on where the portal has it', async () => {
    expect((await gateway.get('/')).headers.get('strict-transport-security')).toBeNull();
    const secure = await startGateway({
      vendorUrl: vendor.url,
      env: { PUBLIC_URL: 'https://portal.example' },
    });
    expect((await secure.get('/healthz')).headers.get('strict-transport-security')).toContain(
      'max-age=31536000',
    );
    await secure.stop();
  });
});

describe('the playground', () => {
  test('is served from our own files, and not at all when switched off', async () => {
    const on = await gateway.get('/playground');
    expect([on.status, await on.text()]).toEqual([200, '<title>Playground</title>']);
    expect(on.headers.get('content-security-policy')).not.toMatch(/https?:/);
    const off = await startGateway({
      vendorUrl: vendor.url,
      env: { PLAYGROUND: 'false', WEB_ROOT: join(root, 'web') },
    });
    expect((await off.get('/playground')).status).toBe(404);
    await off.stop();
  });
});

test('health is ours alone, readiness needs the vendor', async () => {
  expect(await (await gateway.get('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await gateway.get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', vendor: 'reachable' }]);
});
