import { expect, test } from 'vitest';
import { emailKey } from './email-key';

test.each([
  [' Ann@Example.COM ', 'ann@example.com'],
  ['a\u0000@b', 'a@b'],
  ['a@b\r\n', 'a@b'],
  ['', ''],
])('%j is kept as %j', (typed, key) => {
  expect(emailKey(typed)).toBe(key);
});
