import { expect, test } from 'vitest';
import { moveRecipient } from './move-recipient';

test.each([
  ['', ''],
  ['old@a.example', 'new@a.example'],
  ['books@a.example, OLD@a.example', 'books@a.example,new@a.example'],
  ['old@a.example,New@a.example', 'new@a.example'],
  ['books@a.example', 'books@a.example'],
])('the recipients %j become %j (D-134)', (stored, moved) => {
  expect(moveRecipient(stored, 'old@a.example', 'new@a.example')).toBe(moved);
});
