import { expect, test } from 'vitest';
import { message } from '../../messages/catalogue';
import { GIVEN_NAME_LIMIT, readGivenName } from './given-name';

const longest = 'x'.repeat(GIVEN_NAME_LIMIT);

test.each([
  ['Design', 'Design'],
  ['  Design, Lisbon ', 'Design, Lisbon'],
  [longest, longest],
  [`  ${longest}  `, longest],
  ['', null],
  ['   ', null],
  ['\u200b\u2060', null],
  ['\u3164 \u2800', null],
  ['👩🏽‍🎨', '👩🏽‍🎨'],
  ['\u202eevil\u2067 100', 'evil 100'],
  ['\u200fעיצוב', '\u200fעיצוב'],
])('%j names a group %j', (typed, name) => {
  expect(readGivenName(typed)).toEqual({ ok: true, name });
});

test.each([`${longest}x`, 'two\nlines', 'a\u0000b', 'half \ud83d'])('%j names no group', (typed) => {
  expect(readGivenName(typed)).toEqual({ ok: false, message: message.groupNameInvalid });
});
