import { expect, it, test } from 'vitest';
import { DIANA, subscriptionFacts, TODAY } from '../../testkit/facts';
import { addUsersTarget, mayAddPoUsers } from './add-users';

it('leads a purchase order to its page and a renewing group to buy (D-83)', () => {
  expect(
    addUsersTarget(subscriptionFacts({ isPurchaseOrder: true, autoRenew: false }), DIANA, TODAY),
  ).toEqual({
    kind: 'PURCHASE_ORDER',
    path: '/buy/add-users?subId=sub-1',
  });
  expect(addUsersTarget(subscriptionFacts({ id: 'a b' }), DIANA, TODAY)).toEqual({
    kind: 'BUY',
    path: '/buy?type=rp&sub=a%20b',
  });
  expect(addUsersTarget(subscriptionFacts({ expireDate: TODAY }), DIANA, TODAY)?.kind).toBe('BUY');
});

test.each([
  ['rp', '/buy?type=rp&sub=sub-1'],
  ['legacyAse', '/buy?type=cfb&sub=sub-1'],
  ['cfb', '/buy?type=cfb&sub=sub-1'],
  ['cloud', '/buy?type=cloud&cloudauthor=true&sub=sub-1'],
] as const)('leads a group of %s to the tab that sells it (D-83)', (kind, path) => {
  expect(addUsersTarget(subscriptionFacts({ kind }), DIANA, TODAY)?.path).toBe(path);
});

test.each([
  ['others own', { userId: 'u-9', ownerEmail: 'max@northwind.example' }],
  ['is past due', { hasFailedPaymentAttempt: true }],
  ['is canceled', { canceled: true }],
  ['ended', { expireDate: '2026-04-10' }],
  ['renews and is not billed by time', { isBilledByTime: false }],
  ['is a purchase order of cloud seats', { kind: 'cfb' as const, isPurchaseOrder: true, autoRenew: false }],
  ['is a purchase order without a billed term', { isPurchaseOrder: true, isBilledByTime: false }],
  ['neither renews nor was bought by purchase order', { autoRenew: false }],
  ['renews and is offered to somebody else', { pendingOwner: 'max@northwind.example' }],
])('leads nowhere for a group that %s (D-83)', (_, overrides) => {
  expect(addUsersTarget(subscriptionFacts(overrides), DIANA, TODAY)).toBeNull();
});

it('leads to the page of a purchase order with a pending owner', () => {
  const po = { isPurchaseOrder: true, autoRenew: false, pendingOwner: 'max@northwind.example' };
  expect(addUsersTarget(subscriptionFacts(po), DIANA, TODAY)?.kind).toBe('PURCHASE_ORDER');
});

it('lets the owner of a purchase order in force add to it, and nobody else (PO-22)', () => {
  const po = { isPurchaseOrder: true, autoRenew: false };
  const may = (overrides: object) => mayAddPoUsers(subscriptionFacts({ ...po, ...overrides }), DIANA, TODAY);
  expect(may({})).toBe(true);
  expect(may({ userId: 'u-9', ownerEmail: 'max@northwind.example' })).toBe(false);
  expect(may({ isPurchaseOrder: false, autoRenew: true })).toBe(false);
  expect(may({ expireDate: '2026-04-10' })).toBe(false);
});
