import { expect, test } from 'vitest';
import { fillDown, pastedAddresses, pasteText } from './fill-down';

test('a list is pasted in whatever way it was written', () => {
  const addresses = ['a@x', 'b@x', 'c@x', 'd@x'];
  expect(pastedAddresses(' a@x\r\nb@x,c@x;\td@x ')).toEqual({ addresses, hasMore: false });
});

test('only the addresses of a pasted table are used', () => {
  const table = 'Name\tE-mail\tTeam\r\nJane Doe\tjane@x.example\tUX\r\n"Lee, Tom" <tom@x.example>\tDev\n';
  expect(pastedAddresses(table)).toEqual({ addresses: ['jane@x.example', 'tom@x.example'], hasMore: true });
});

test('pasted addresses fill the rows downwards, and those without a row are reported', () => {
  const rows = ['', 'old', 'old', 'old'].map((email, seat) => ({ email, seat }));
  const filled = fillDown(rows, 2, ['a@x', 'b@x', 'c@x']);
  expect(filled.rows.map(({ email }) => email)).toEqual(['', 'old', 'a@x', 'b@x']);
  expect(filled.rows[2]).toEqual({ email: 'a@x', seat: 2 });
  expect(filled.left).toEqual(['c@x']);
});

test('left out addresses are reported, the first by name', () => {
  const pasted = (count: number, hasMore = false) => ({ addresses: Array(count).fill('a@x'), hasMore });
  expect(pasteText(pasted(2), [])).toBeNull();
  expect(pasteText(pasted(2, true), [])).toBe(
    '2 addresses filled in. Only addresses were taken from what was pasted.',
  );
  expect(pasteText(pasted(3), ['c@x'])).toBe('There are not enough seats: 1 address left out, c@x.');
  expect(pasteText(pasted(9), ['a@x', 'b@x', 'c@x', 'd@x', 'e@x'])).toBe(
    'There are not enough seats: 5 addresses left out, a@x, b@x, c@x and 2 more.',
  );
});
