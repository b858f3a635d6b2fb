import { expect, test } from 'vitest';
import {
  isSingleLine,
  isVisible,
  isWellFormed,
  quoteInput,
  showDirectionMarks,
  stripInvisible,
} from './plain-text';

test.each(['', 'Lee Ltd', ' Ünal & Søn 有限公司 👩🏽‍🎨', 'a\u00a0b', 'שלום'])('%j is one line', (text) => {
  expect(isSingleLine(text)).toBe(true);
});

test.each([
  'a\nb',
  'a\r\nb',
  'a\tb',
  'a\0b',
  '\u001b[2J',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
  'x\ud800',
  '\udc00x',
])('%j is not', (text) => {
  expect(isSingleLine(text)).toBe(false);
});

test.each([
  ['', ''],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), `${'x'.repeat(100)}…`],
])('%j is quoted as %j', (typed, told) => {
  expect(quoteInput(typed)).toBe(told);
});

test.each([
  ['', true],
  ['two\nlines', true],
  ['東京 👩🏽‍🎨', true],
  ['half \ud83d', false],
  ['\udc00 half', false],
])('%j is Unicode: %s', (text, isUnicode) => {
  expect(isWellFormed(text)).toBe(isUnicode);
});

test.each([
  ['Lee', true],
  [' .', true],
  ['有', true],
  ['👩🏽‍🎨', true],
  ['', false],
  [' \u00a0\u3000', false],
  ['\u200b\u2060\ufeff\u00ad', false],
  ['\u202e', false],
  ['\u3164\uffa0\u115f', false],
  ['\u2800', false],
  ['\u2801', true],
  ['\u0301', false],
])('%j is visible: %s', (text, isSeen) => {
  expect(isVisible(text)).toBe(isSeen);
});

test('hidden characters can be shown or removed', () => {
  const marked = '\u202eann@x.example\u202c\u200b';
  expect(showDirectionMarks(marked)).toBe('[U+202E]ann@x.example[U+202C]\u200b');
  expect(showDirectionMarks('\u061c')).toBe('[U+061C]');
  expect(stripInvisible(marked)).toBe('ann@x.example');
});
