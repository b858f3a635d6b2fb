import { expect, test } from 'vitest';
import { shortened } from './shortened';

test.each([
  ['', ''],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), `${'x'.repeat(100)}…`],
])('%j is told back as %j', (typed, told) => {
  expect(shortened(typed)).toBe(told);
});
