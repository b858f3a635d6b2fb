import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { accountLoginUrl } from './account-login-url';
import { loginRedirect } from './login-redirect';
import { LONGEST_REDIRECT } from './safe-redirect';

const HOSTS = { accountsHost: 'https://accounts.example', origin: 'https://portal.example' };

test.each([
  ['/', '/manage'],
  ['/?code=used', '/manage'],
  ['/billing?x=1', '/billing?x=1'],
  ['/buy/change-term?newTerm=1&subId=7', '/buy/change-term?newTerm=1&subId=7'],
  ['/billing#transactions', '/billing#transactions'],
  ['//', '/manage'],
  ['/?x=1', '/manage?x=1'],
])('from %s it carries %s in one value (AUTH-07, AUTH-08, REST-62, D-06)', (original, carried) => {
  const url = new URL(accountLoginUrl({ ...HOSTS, original }));
  expect(`${url.origin}${url.pathname}`).toBe('https://accounts.example/login');
  expect(url.searchParams.get('target')).toBe('2');
  const back = new URL(url.searchParams.get('redirect') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe('https://portal.example/login');
  expect(back.searchParams.get('redirect')).toBe(carried);
});

it('comes back to exactly the original place', () => {
  const original = '/buy/change-term?newTerm=1&isCloud=true&subId=a%20b';
  const back = new URL(new URL(accountLoginUrl({ ...HOSTS, original })).searchParams.get('redirect') ?? '');
  back.searchParams.append('code', 'one-time');
  expect(loginRedirect(back.search)).toBe(original);
});

const CJK = encodeURIComponent('\u6f22');
const backFor = (original: string) =>
  new URL(accountLoginUrl({ ...HOSTS, original })).searchParams.get('redirect') ?? '';

test.each([
  ['a query', `/manage?search=${CJK.repeat(270)}`, '/manage'],
  ['a query and more', `/billing?x=${CJK.repeat(270)}#transactions`, '/billing'],
  ['a path', `/buy/add/${'x'.repeat(4_000)}?type=1`, '/manage'],
])('shortens a place that is too long by %s as little as possible (AUTH-07)', (_by, original, carried) => {
  expect(new URL(backFor(original)).searchParams.get('redirect')).toBe(carried);
});

it('carries a place of the length that the account service accepts, but not one character more', () => {
  const room = LONGEST_REDIRECT - backFor('/billing').length - '%3Fx%3D'.length;
  const longest = `/billing?x=${'x'.repeat(room)}`;
  expect(new URL(backFor(longest)).searchParams.get('redirect')).toBe(longest);
  expect(new URL(backFor(`${longest}x`)).searchParams.get('redirect')).toBe('/billing');
});

it('never sends a redirect that is longer than the account service accepts', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 1_500 });
  fc.assert(
    fc.property(text, text, text, (path, query, hash) => {
      const original = `/${path}?${query}#${hash}`;
      expect(backFor(original).length).toBeLessThanOrEqual(LONGEST_REDIRECT);
    }),
    { numRuns: 300 },
  );
});
