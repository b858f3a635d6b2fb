import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withUnicodeDomain } from './unicode-domain';

test.each([
  ['max@xn--mnchen-3ya.example', 'max@münchen.example'],
  ['max@mail.xn--mnchen-3ya.xn--p1ai', 'max@mail.münchen.рф'],
  ['a@xn--r8jz45g.xn--zckzah', 'a@例え.テスト'],
  ['a@xn--e28h.example', 'a@😀.example'],
  ['max@munich.example', 'max@munich.example'],
  ['xn--mnchen-3ya@b.example', 'xn--mnchen-3ya@b.example'],
  ['xn--mnchen-3ya', 'xn--mnchen-3ya'],
])('%s goes to %s', (ascii, unicode) => {
  expect(withUnicodeDomain(ascii)).toBe(unicode);
});

test.each([
  ['no letter of another script', 'a@xn--example-.example'],
  ['nothing', 'a@xn--.example'],
  ['a broken number', 'a@xn--99999999.example'],
  ['a number without its end', 'a@xn--mnchen-3y.example'],
  ['a sign that no number has', 'a@xn--mnchen-3ü.example'],
  ['a capital letter', 'a@xn--mnchen-psa.example'],
  ['half of a character', 'a@xn--8c9b.example'],
  ['a character that nobody sees', 'a@xn--ab-g1t.example'],
  ['a letter in two characters', 'a@xn--munchen-gie.example'],
  ['a full stop', 'a@xn--ab-r13a.example'],
])('a domain that writes %s stays as it is', (_what, address) => {
  expect(withUnicodeDomain(address)).toBe(address);
});

test('what the platform writes in ASCII is read as it was, whatever the script', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abz09üéßñøł', ...'жяї', ...'αωή', ...'中文字', ...'かなン', ...'한글', '😀'),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(letters, (label) => {
      const ascii = URL.parse(`http://${label}.example`)?.hostname;
      if (ascii !== undefined) expect(withUnicodeDomain(`a@${ascii}`)).toBe(`a@${label}.example`);
    }),
    { numRuns: 2000 },
  );
});
