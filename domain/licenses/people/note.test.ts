import { expect, test } from 'vitest';
import { noteLength, parseNote } from './note';

const TOO_LONG = { ok: false, message: 'Please enter a note of at most 500 characters.' };

test.each([
  ['Design, Lisbon', { ok: true, note: 'Design, Lisbon' }],
  ['  two\nlines ', { ok: true, note: 'two\nlines' }],
  ['   ', { ok: true, note: '' }],
  ['\u200b\u2800 \u3164', { ok: true, note: '' }],
  ['\u200bDesk', { ok: true, note: '\u200bDesk' }],
  ['D\u0000esk 1\u0000', { ok: true, note: 'Desk 1' }],
  [` ${'x'.repeat(500)} `, { ok: true, note: 'x'.repeat(500) }],
  ['x'.repeat(501), TOO_LONG],
  ['😀'.repeat(500), { ok: true, note: '😀'.repeat(500) }],
  ['😀'.repeat(501), TOO_LONG],
])('typing %j gives %j (D-68)', (typed, result) => {
  expect(parseNote(typed)).toEqual(result);
});

test('the length of a note is what is saved of it: without blanks at its ends', () => {
  expect(noteLength('  two words\n')).toBe(9);
});
