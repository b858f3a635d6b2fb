import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isLoginEntry, safeRedirect } from './safe-redirect';

test.each([
  ['/manage', '/manage'],
  ['/buy?type=0&pro=2', '/buy?type=0&pro=2'],
  ['/buy/thankyou/123?processing=1', '/buy/thankyou/123?processing=1'],
  ['/buy/cfb?product=ASEC20&domain=acme&term=4', '/buy/cfb?product=ASEC20&domain=acme&term=4'],
  ['/buy?type=2&authorQty=3&orgId=9&cloudauthor=true', '/buy?type=2&authorQty=3&orgId=9&cloudauthor=true'],
  ['/buy?type=3&seats=1,2&newEdition=team', '/buy?type=3&seats=1,2&newEdition=team'],
  ['/buy/add/123', '/buy/add/123'],
  ['/billing#transactions', '/billing#transactions'],
  ['/profile', '/profile'],
  ['/buy?next=https://evil.example/', '/buy?next=https://evil.example/'],
  ['/buy?domain=a b', '/buy?domain=a%20b'],
  ['/buy?domain=a b&next=/ /evil.example', '/buy?domain=a%20b&next=/%20/evil.example'],
  ['/billing#two words', '/billing#two%20words'],
  ['/buy/ /evil.example', '/buy/%20/evil.example'],
  ['/BUY', '/BUY'],
  ['/Buy/CfB?pro=2', '/Buy/CfB?pro=2'],
])('%s leads to %s', (target, place) => {
  expect(safeRedirect(target)).toBe(place);
});

test.each([
  [null],
  [''],
  ['/'],
  ['/login'],
  ['/nowhere'],
  ['/managers'],
  ['manage'],
  ['billing/x'],
  ['https://evil.example/'],
  ['https://portal.invalid/billing'],
  ['//evil'],
  ['//evil/manage'],
  ['///evil'],
  ['/\\evil'],
  ['\\\\evil'],
  ['/.//evil.example/manage'],
  ['/manage/..//evil.example'],
  ['/manage/../login'],
  ['/%2e%2e//evil'],
  ['/\tbilling'],
  ['/bil\nling'],
  ['/billing '],
  ['/billing/\\x'],
  ['/\n/evil'],
  [' /manage'],
  ['/man\u0000age'],
  [' //evil.example'],
  ['/ /evil.example'],
  ['// evil.example'],
  ['/ '],
  [' '],
  ['/\t/evil'],
  ['/ \t/evil'],
  ['/manage\t'],
  ['/buy?domain=a\tb'],
  ['/buy?domain=a\r\nb'],
  ['/buy?domain=a\u2028b'],
  ['/buy?domain=a\u3000b'],
  ['/manage /../..//evil.example'],
  ['/buy /thankyou'],
  ['/ manage'],
  ['/MANAGERS'],
  ['//EVIL/BUY'],
  ['/\u00a0/evil'],
  ['/\u202e/evil'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['/:@evil'],
  ['@evil'],
  ['http:manage'],
  ['/user:pass@evil/manage'],
])('%j leads to /manage (D-06)', (target) => {
  expect(safeRedirect(target)).toBe('/manage');
});

it('never leaves the portal for any input', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'evil.example',
    'manage',
    'https:',
    'buy',
    'BUY',
    ' ',
    '%20',
    '\u2003',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const place = safeRedirect(pieces.join(''));
      expect(place).toMatch(/^\/(?!\/)/);
      expect(new URL(place, 'https://portal.example').origin).toBe('https://portal.example');
    }),
    { numRuns: 5000 },
  );
});

test.each(['/', '/login', '/login/', '/LOGIN', '/Login//', '//'])(
  '%s takes a one-time code (D-04)',
  (path) => {
    expect(isLoginEntry(path)).toBe(true);
  },
);

test.each(['', '/logins', '/login/x', '/x/login', '/billing', '/manage/login/', '/log-in'])(
  '%j takes none',
  (path) => {
    expect(isLoginEntry(path)).toBe(false);
  },
);
