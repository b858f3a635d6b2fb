import fc from 'fast-check';
import { expect, it, test, vi } from 'vitest';
import { emailKey, isMailable, isSameEmail, typedEmail, uniqueEmails } from './email';
import { searchable } from './searchable';

test.each([
  [' Ann@Example.COM ', 'ann@example.com'],
  ['a\u0000@b', 'a@b'],
  ['a@b\r\n', 'a@b'],
  [' Ju\u0308rgen@B.example', 'jürgen@b.example'],
  // In composed form, this letter exists in lower case only.
  ['J\u030canis@b.example', '\u01f0anis@b.example'],
  ['', ''],
])('%j is kept as %j', (typed, key) => {
  expect(emailKey(typed)).toBe(key);
});

test.each([
  ['a@b.example', 'A@B.example', true],
  [' a@b.example ', 'a@b.example', true],
  ['a@b.example', ' A@b.example ', true],
  ['a@b.example', 'c@b.example', false],
  ['ju\u0308rgen@b.example', 'JÜRGEN@b.example', true],
  ['\u0130lker@b.example', 'ilker@b.example', false],
  ['', '', false],
  [' ', ' ', false],
  [null, null, false],
  [null, 'a@b.example', false],
  ['a@b.example', null, false],
])('%j and %j: %s', (a, b, isSame) => {
  expect(isSameEmail(a, b)).toBe(isSame);
});

it.each([
  [
    ['a@x.com', 'b@x.com'],
    ['a@x.com', 'b@x.com'],
  ],
  [['Ann@X.example', 'ann@x.example', ' ann@x.example '], ['Ann@X.example']],
  [['', ' ', 'a@x.com', ''], ['a@x.com']],
  [['ju\u0308rgen@x.example', 'Jürgen@x.example'], ['jürgen@x.example']],
  [
    ['straße@x.com', 'strasse@x.com'],
    ['straße@x.com', 'strasse@x.com'],
  ],
  [[], []],
])('%j are %j', (emails, unique) => {
  expect(uniqueEmails(emails)).toEqual(unique);
});

test.each([
  ['a@b', true],
  ["o'neil+x@sub.b.example", true],
  ['jürgen@müller.example', true],
  ['', false],
  ['a', false],
  ['@b', false],
  ['a@', false],
  ['a@b@c', false],
  ['a@b, c@d', false],
  ['a b@c', false],
  ['a@b..c', false],
  ['a@.b', false],
  ['a@b.c.', false],
  ['a@b\r\nBcc: c@d', false],
  ['Ann <a@b>', false],
  ["a/b!#$%&'*+=?^`{|}~@b", true],
  ...[..."/!#$%&'*+=?^`{|}~"].map((sign): [string, boolean] => [`a@b${sign}c.example`, false]),
  ['a\u200b@b.example', false],
  ['a@b\u00ad.example', false],
  ['\u202ea@b.example', false],
  ['a\u3164@b.example', false],
  ['ju\u0308rgen@b.example', false],
  [`${'a'.repeat(250)}@b.c`, true],
  [`${'a'.repeat(251)}@b.c`, false],
])('%j can be mailed to: %s', (email, answer) => {
  expect(isMailable(email)).toBe(answer);
});

const UNENDING = `a${'\u0301\u0323'.repeat(2_000)}@b.example`;

it.each([
  ['typed', typedEmail],
  ['compared', emailKey],
  ['looked at for mail', isMailable],
  ['searched for', searchable],
  ['among others', (text: string) => uniqueEmails([text])],
] as const)('far too long a text is not put together letter by letter when it is %s', (_what, read) => {
  const composed = vi.spyOn(String.prototype, 'normalize');
  read(UNENDING);
  const longest = Math.max(0, ...composed.mock.contexts.map((text) => String(text).length));
  composed.mockRestore();
  expect(longest).toBeLessThan(UNENDING.length);
});

it('a text that is far too long is no address, and is searched for unchanged', () => {
  expect(isMailable(UNENDING)).toBe(false);
  expect(searchable(UNENDING.toUpperCase())).toBe(UNENDING);
});

test('an address is the same in any case and composition of its letters', () => {
  const letters = fc.constantFrom(...'aZüÜßñÑéÉǰİıΣσςФф', 'e\u0301', 'J\u030c', 'i\u0307', '한', '😀');
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), (name) => {
      const key = emailKey(`${name}@b.example`);
      expect(emailKey(key)).toBe(key);
      expect(isMailable(key)).toBe(true);
      for (const form of ['NFC', 'NFD'] as const) {
        const twin = `${name.normalize(form)}@B.example`;
        expect(emailKey(twin)).toBe(key);
        expect(isSameEmail(twin, key)).toBe(true);
        expect(uniqueEmails([key, twin])).toEqual([key]);
      }
    }),
  );
});
