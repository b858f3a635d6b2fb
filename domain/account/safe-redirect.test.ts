import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { safeRedirect } from './safe-redirect';

test.each([
  ['/manage', '/manage'],
  ['/buy?type=0&pro=2', '/buy?type=0&pro=2'],
  ['/buy/thankyou/123?processing=1', '/buy/thankyou/123?processing=1'],
  ['/billing#transactions', '/billing#transactions'],
  ['/profile', '/profile'],
  ['/buy?next=https://evil.example/', '/buy?next=https://evil.example/'],
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
  ['https://evil.example/'],
  ['https://portal.invalid/manage'],
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

it('never leaves the portal, whatever is put in', () => {
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
    ' ',
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
