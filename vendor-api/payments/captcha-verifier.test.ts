import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { siteVerifier } from './captcha-verifier';

describe('the captcha verifier', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function inFrontOf(listener: RequestListener) {
    const started = createServer(listener).listen(0, '127.0.0.1');
    server = started;
    await new Promise((resolve) => started.once('listening', resolve));
    const address = started.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    return siteVerifier({
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
      CAPTCHA_SECRET: 's3cret',
    });
  }

  it('sends secret, proof and address as a form, and believes the answer', async () => {
    const bodies: string[] = [];
    const verifier = await inFrontOf((request, response) => {
      request.on('data', (part) => bodies.push(String(part)));
      request.on('end', () => response.end('{"success":true}'));
    });
    expect(await verifier.verify('proof', '203.0.113.7')).toEqual({ ok: true });
    expect(bodies.join('')).toBe('secret=s3cret&response=proof&remoteip=203.0.113.7');
  });

  it.each([
    ['a refusal', '{"success":false,"error-codes":["timeout-or-duplicate"]}', 'rejected'],
    ['nonsense', '<html>', 'unavailable'],
    ['another document', '{"ok":true}', 'unavailable'],
    ['a text for true', '{"success":"true"}', 'unavailable'],
  ])('lets nobody through on %s', async (_name, body, reason) => {
    const verifier = await inFrontOf((_request, response) => response.end(body));
    expect(await verifier.verify('proof', undefined)).toEqual({ ok: false, reason });
  });

  it.each([
    ['an error', (_request, response) => response.writeHead(500).end('{"success":true}')],
    ['a redirect', (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a dropped connection', (request) => request.socket.destroy()],
  ] satisfies [string, RequestListener][])('lets nobody through on %s', async (_name, listener) => {
    const verifier = await inFrontOf(listener);
    expect(await verifier.verify('proof', undefined)).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('lets nobody through when there is no answer within five seconds', async () => {
    const verifier = await inFrontOf(() => undefined);
    const startedAt = performance.now();
    expect(await verifier.verify('proof', undefined)).toEqual({ ok: false, reason: 'unavailable' });
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });

  it('asks nobody about a proof that is empty or endless', async () => {
    const verifier = await inFrontOf(() => {
      throw new Error('asked');
    });
    expect(await verifier.verify('', undefined)).toEqual({ ok: false, reason: 'rejected' });
    expect(await verifier.verify('x'.repeat(5_000), undefined)).toEqual({ ok: false, reason: 'rejected' });
  });
});
