import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { canBeToken } from './session-token';

test.each(['a', 'a+b/c=', 'eyJ0.eyJz.c2ln', '~!', 'x'.repeat(4096)])('%.20s can be a token', (text) => {
  expect(canBeToken(text)).toBe(true);
});

test.each(['', ' ', 'a b', 'a\nb', 'a\n', '\u2603garbage', 'é', '\u007f', '\u0000', 'x'.repeat(4097)])(
  '%j cannot be a token',
  (text) => {
    expect(canBeToken(text)).toBe(false);
  },
);

it('can always be sent in a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', minLength: 1 }).filter(canBeToken), (text) => {
      expect(new Headers({ authorization: text }).get('authorization')).toBe(text);
    }),
  );
});
