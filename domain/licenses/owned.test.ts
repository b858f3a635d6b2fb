import { expect, it, test } from 'vitest';
import { DIANA } from '../testkit/facts';
import { isOwnedBy } from './owned';

const STRANGERS = { userId: 'u-9', ownerId: null, ownerEmail: 'max@northwind.example' };

test.each([
  ['user id', { userId: DIANA.userId }],
  ['owner id', { ownerId: DIANA.userId }],
  ['e-mail of the first row, in any case', { ownerEmail: 'Diana@Northwind.Example' }],
])('is owned by %s alone (ROLE-03)', (_, match) => {
  expect(isOwnedBy({ ...STRANGERS, ...match }, DIANA)).toBe(true);
});

it('belongs to nobody else', () => {
  expect(isOwnedBy(STRANGERS, DIANA)).toBe(false);
});

it('does not take missing values for a match', () => {
  const nothing = { userId: '', ownerId: null, ownerEmail: null };
  expect(isOwnedBy(nothing, { userId: '', email: '' })).toBe(false);
});
