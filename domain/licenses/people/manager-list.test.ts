import { expect, test } from 'vitest';
import { DIANA } from '../../testkit/facts';
import { parseManagerList } from './manager-list';

test.each([
  [' a@b , a@b,c@d', ['a@b', 'c@d']],
  ['a@b,A@B ,', ['a@b']],
  ['Me, a@b', [DIANA.email, 'a@b']],
  [`Me, ${DIANA.email.toUpperCase()}`, [DIANA.email]],
])('%j names %j (SEAT-07)', (typed, emails) => {
  expect(parseManagerList(typed, DIANA.email)).toEqual({ ok: true, emails });
});

test.each([
  ['', 'Please enter at least one e-mail address.'],
  [' , ,', 'Please enter at least one e-mail address.'],
  ['a@b, nonsense', 'Please enter a valid email address.'],
  [
    Array.from({ length: 51 }, (_, index) => `${index}@b`).join(),
    'Please enter at most 50 managers at a time.',
  ],
])('%j is refused with %j', (typed, message) => {
  expect(parseManagerList(typed, DIANA.email)).toEqual({ ok: false, message });
});
