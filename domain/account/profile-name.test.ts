import { expect, test } from 'vitest';
import { parseName } from './profile-name';

test.each([
  ['  Ines Duarte ', 'Ines Duarte'],
  ['Ines\r\nDuarte\u0000', 'Ines Duarte'],
  ['', ''],
  ['🦊'.repeat(100), '🦊'.repeat(100)],
])('the name %j is stored as %j (PROF-10)', (typed, name) => {
  expect(parseName(typed)).toEqual({ ok: true, name });
});

test('a name of 101 characters is too long', () => {
  expect(parseName('x'.repeat(101))).toEqual({
    ok: false,
    message: 'Please enter a name of at most 100 characters.',
  });
});
