import { expect, it, test } from 'vitest';
import { DIANA, subscriptionFacts, TODAY } from '../testkit/facts';
import { addUsersTarget } from './add-users';

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
});

test.each([
  ['others own', { userId: 'u-9', ownerEmail: 'max@northwind.example' }],
  ['is past due', { hasFailedPaymentAttempt: true }],
  ['is canceled', { canceled: true }],
  ['ended', { expireDate: '2026-04-10' }],
  ['neither renews nor was bought by purchase order', { autoRenew: false }],
])('leads nowhere for a group that %s (D-83)', (_, overrides) => {
  expect(addUsersTarget(subscriptionFacts(overrides), DIANA, TODAY)).toBeNull();
});
