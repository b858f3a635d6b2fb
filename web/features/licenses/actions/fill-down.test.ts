import { expect, test } from 'vitest';
import { fillDown, pastedAddresses } from './fill-down';

test('a list is pasted in whatever way it was written', () => {
  const addresses = ['a@x', 'b@x', 'c@x', 'd@x'];
  expect(pastedAddresses(' a@x\r\nb@x,c@x;\td@x ')).toEqual(addresses);
});

test('pasted addresses fill the rows from there down, as far as there are rows', () => {
  const rows = ['', 'old', 'old', 'old'].map((email, seat) => ({ email, seat }));
  const filled = fillDown(rows, 2, ['a@x', 'b@x', 'c@x']);
  expect(filled.map(({ email }) => email)).toEqual(['', 'old', 'a@x', 'b@x']);
  expect(filled[2]).toEqual({ email: 'a@x', seat: 2 });
});
