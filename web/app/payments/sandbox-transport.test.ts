import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installSandboxTransport } from './sandbox-transport';

const hosts = ['local-sandbox.braintreegateway.com', 'www.paypal.com'];
const untouched = XMLHttpRequest.prototype.open;
let opened: (string | URL)[];

beforeEach(() => {
  opened = [];
  // Patched below the transport, to see the addresses it passes on.
  XMLHttpRequest.prototype.open = (_method: string, url: string | URL) => void opened.push(url);
});
afterEach(() => {
  XMLHttpRequest.prototype.open = untouched;
});

function openThrough(url: string | URL): string | URL | undefined {
  installSandboxTransport({ hosts, base: '/payment-sandbox' });
  new XMLHttpRequest().open('POST', url);
  return opened.at(-1);
}

describe('the sandbox transport', () => {
  it('leads the named hosts to our own origin, path and query kept', () => {
    expect(openThrough('https://local-sandbox.braintreegateway.com/merchants/m/client_api?a=b%20c')).toBe(
      '/payment-sandbox/merchants/m/client_api?a=b%20c',
    );
    expect(openThrough(new URL('https://www.paypal.com:443/logger'))).toBe('/payment-sandbox/logger');
  });

  it.each([
    'https://api.sandbox.braintreegateway.com/graphql',
    'https://www.paypal.com.evil.example/logger',
    'http://www.paypal.com/logger',
    '/graphql',
    'relative/path',
  ])('leaves %s alone', (url) => {
    expect(openThrough(url)).toBe(url);
  });

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '/a/../b',
    '/a/',
    '/',
    '',
    'payment-sandbox',
    '/a?b',
    '/a#b',
    '/a b',
    '/%2e%2e/x',
  ])('refuses to lead cards to "%s"', (base) => {
    expect(() => installSandboxTransport({ hosts, base })).toThrow(/not a path of this origin/);
    expect(opened).toEqual([]);
  });
});
