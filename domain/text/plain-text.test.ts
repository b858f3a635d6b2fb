import { expect, test } from 'vitest';
import { isSingleLine, isWellFormed, shortened } from './plain-text';

test.each([
  ['', true, true],
  ['Ada Lovelace, 東京 🎉', true, true],
  ['two\nlines', false, true],
  ['a\tb', false, true],
  ['a\u2028b', false, true],
  ['half \ud83d', false, false],
  ['\udc00 half', false, false],
])('%j is one line: %s; is Unicode: %s', (text, isOneLine, isUnicode) => {
  expect([isSingleLine(text), isWellFormed(text)]).toEqual([isOneLine, isUnicode]);
});

test('what was typed is told back as far as a hundred letters', () => {
  expect(shortened('x'.repeat(100))).toBe('x'.repeat(100));
  expect(shortened('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
});
