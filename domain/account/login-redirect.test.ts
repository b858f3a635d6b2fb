import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { KEPT_PARAMETERS, loginRedirect } from './login-redirect';

test.each([
  ['', '/manage'],
  ['?redirect=/buy&type=0&pro=2&team=1&term=4', '/buy?type=0&pro=2&team=1&term=4'],
  ['?redirect=/manage&cloud=true&sub=7&assign=true', '/manage?cloud=true&sub=7'],
  ['?redirect=/buy/change-term&newTerm=1&isCloud=true&subId=7&code=c', '/buy/change-term?isCloud=true'],
  [
    '?redirect=%2Fbuy%2Fchange-term%3FnewTerm%3D1%26isCloud%3Dtrue%26subId%3D7&code=c',
    '/buy/change-term?newTerm=1&isCloud=true&subId=7',
  ],
  [
    '?redirect=/buy&orgId=3&domain=d&authorQty=1&publisherQty=2',
    '/buy?orgId=3&domain=d&authorQty=1&publisherQty=2',
  ],
  ['?redirect=https://evil.example/', '/manage'],
  ['?redirect=//evil', '/manage'],
  ['?redirect=/buy&type=0&pro=3&foo=1&code=c', '/buy?type=0&pro=3'],
  ['?redirect=%2Fbuy%3Fdomain%3Da%20b&pro=3', '/buy?domain=a+b&pro=3'],
])('/login%s leads to %s (T-11, AUTH-10)', (search, place) => {
  expect(loginRedirect(search)).toBe(place);
});

it('replaces equal names and lets no code survive (D-06)', () => {
  expect(loginRedirect('?redirect=%2Fbuy%3Fpro%3D1%26code%3Dold%26x%3D2&pro=3&code=new')).toBe(
    '/buy?pro=3&x=2',
  );
});

test.each(['', '?sub=7&cloud=true', '?pro=3', '?sub=7&code=c', '?redirect=&pro=3'])(
  'without a target, %j leads to manage alone (AUTH-11)',
  (search) => {
    expect(loginRedirect(search)).toBe('/manage');
  },
);

it('keeps eleven names', () => {
  expect(KEPT_PARAMETERS).toHaveLength(11);
});

const PORTAL = 'https://portal.example';

const arrival = (search: string) => new URL(loginRedirect(search), `${PORTAL}/login${search}`);

/** Values of `redirect=` that are known to mislead naive redirect checks. */
const TRICKS = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '%5c%5cevil.example',
  '%252f%252fevil.example',
  '%25252f%25252fevil.example',
  '/%252fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https:\\\\evil.example',
  '/..//evil.example',
  '/manage/..//evil.example',
  '/manage/../../evil.example',
  '/manage/%2e%2e//evil.example',
  '/.%09./evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '%09//evil.example',
  '%20//evil.example',
  '/%20/evil.example',
  '/%20%09/evil.example',
  '%20/%20/evil.example',
  '/%20//evil.example',
  '//%20evil.example',
  '/manage/..%20//evil.example',
  '/\u2215/evil.example',
  '\uff0f\uff0fevil.example',
  '/\uff0fevil.example',
  '\u2044\u2044evil.example',
  '/\uff3cevil.example',
  '/\u3002evil.example',
  '\ufeff//evil.example',
  '/%e3%80%82/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java%0ascript:alert(1)',
  '%01javascript:alert(1)',
  'javascript://portal.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'view-source:https://evil.example',
  'https://portal.example@evil.example/manage',
  'https://portal.example:x@evil.example',
  '//portal.example@evil.example',
  '/@evil.example',
  '/manage@evil.example',
  'https://portal.example.evil.example/manage',
  '//evil.example/manage',
  '//evil.example%2f@portal.example/manage',
  '//evil%E3%80%82example',
  '//[::1]/manage',
  '//0x7f.1/manage',
  '.evil.example',
  '@evil.example',
  ':80/manage',
  '?redirect=https://evil.example',
  '#https://evil.example',
  '#/manage',
  '/manage%23/../..//evil.example',
  '/login?redirect=//evil.example',
  '/login%3Fredirect=//evil.example',
  '/?redirect=//evil.example',
  `/${'a'.repeat(100_000)}`,
  `//${'a/'.repeat(50_000)}evil.example`,
  '/manage//evil.example',
  '/buy/..;/..//evil.example',
] as const;

test.each(TRICKS)('redirect=%.60s stays on the portal (D-06)', (trick) => {
  for (const value of [trick, encodeURIComponent(trick)]) {
    for (const search of [
      `?redirect=${value}`,
      `?redirect=${value}&redirect=/manage`,
      `?redirect=/manage&redirect=${value}`,
      `?type=${value}&redirect=/buy`,
      `?redirect=${value}#//evil.example`,
    ]) {
      const { origin, protocol, username, pathname } = arrival(search);
      expect([origin, protocol, username]).toEqual([PORTAL, 'https:', '']);
      expect(pathname).toMatch(/^\/(manage|buy|billing|profile|thankyou|cart)(\/|$)/);
      expect(pathname).not.toMatch(/^\/\//);
    }
  }
});

it('takes the first of several targets, and none of the others', () => {
  expect(loginRedirect('?redirect=/billing&redirect=//evil.example')).toBe('/billing');
  expect(loginRedirect('?redirect=//evil.example&redirect=/billing')).toBe('/manage');
});

it('stays on the portal for any combination of the tricks', () => {
  const piece = fc.oneof(
    fc.constantFrom(...TRICKS.slice(0, -4)),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), fc.boolean(), (pieces, isEncoded) => {
      const value = pieces.join('');
      const { origin } = arrival(`?redirect=${isEncoded ? encodeURIComponent(value) : value}`);
      expect(origin).toBe(PORTAL);
    }),
    { numRuns: 1500 },
  );
});
