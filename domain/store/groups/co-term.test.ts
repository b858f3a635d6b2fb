import { describe, expect, it, test } from 'vitest';
import { addUsersTarget } from '../../licenses/groups/add-users';
import type { SubscriptionFacts } from '../../licenses/model';
import { DIANA, subscriptionFacts, TODAY } from '../../testkit/facts';
import { isCoTermCandidate, isElsewhere, joinedGroup } from './co-term';

const BUY = { kind: 'rp' as const, reactivating: null };
const REACTIVATE = { kind: 'rp' as const, reactivating: { id: 'sub-9', term: 1 as const } };
const FOREIGN = { userId: 'u-9', ownerEmail: 'max@northwind.example' };

const T17: [group: Partial<SubscriptionFacts>, buying: boolean, reactivating: boolean][] = [
  [FOREIGN, false, false],
  [{ canceled: true, term: 1 }, false, false],
  [{ expireDate: '2026-04-10', term: 1 }, false, false],
  [{ autoRenew: false, term: 1 }, false, false],
  [{ isPurchaseOrder: true, term: 1 }, false, false],
  [{ term: 2 }, true, false],
  [{ term: 1 }, true, true],
];

test.each(T17)(
  '%j is a candidate for buying %s, for reactivation %s (BUY-15, T-17)',
  (group, buying, reactivating) => {
    const facts = subscriptionFacts(group);
    expect(isCoTermCandidate(facts, DIANA, BUY, TODAY)).toBe(buying);
    expect(isCoTermCandidate(facts, DIANA, REACTIVATE, TODAY)).toBe(reactivating);
  },
);

describe('also excluded (D-36, PRICE-10)', () => {
  test.each([
    ['past due', { hasFailedPaymentAttempt: true }],
    ['waiting for a transfer', { pendingOwner: 'max@northwind.example' }],
    ['not billed by time', { isBilledByTime: false }],
    ['of another kind', { kind: 'cfb' as const }],
  ])('a group that is %s', (_, overrides) => {
    expect(isCoTermCandidate(subscriptionFacts(overrides), DIANA, BUY, TODAY)).toBe(false);
  });

  it('the subscription that is reactivated itself', () => {
    expect(isCoTermCandidate(subscriptionFacts({ id: 'sub-9', term: 1 }), DIANA, REACTIVATE, TODAY)).toBe(
      false,
    );
  });
});

test.each<Partial<SubscriptionFacts>>([
  ...T17.map(([group]) => group),
  { hasFailedPaymentAttempt: true },
  { pendingOwner: 'max@northwind.example' },
  { isBilledByTime: false },
  { kind: 'cfb' },
  { expireDate: TODAY },
  { startDate: '2026-05-01' },
])('%j can be joined where its link leads to the buy page, and nowhere else (T-16, T-17)', (group) => {
  const facts = subscriptionFacts(group);
  const purpose = { kind: facts.kind, reactivating: null };
  expect(addUsersTarget(facts, DIANA, TODAY)?.kind === 'BUY').toBe(
    isCoTermCandidate(facts, DIANA, purpose, TODAY),
  );
});

it('may join a group on its last day and one that starts later', () => {
  expect(isCoTermCandidate(subscriptionFacts({ expireDate: TODAY }), DIANA, BUY, TODAY)).toBe(true);
  expect(isCoTermCandidate(subscriptionFacts({ startDate: '2026-05-01' }), DIANA, BUY, TODAY)).toBe(true);
});

test.each([
  ['New Group', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['new group', 'new group'],
  ['sub-1', 'sub-1'],
])('a cart for %j joins %j (BUY-14, CONST-37)', (sent, joined) => {
  expect(joinedGroup(sent)).toBe(joined);
});

const NOWHERE = { domain: null, orgId: null };

test.each([
  [NOWHERE, NOWHERE, false],
  [{ domain: 'acme', orgId: null }, NOWHERE, false],
  [NOWHERE, { domain: 'acme', orgId: null }, false],
  [{ domain: 'acme', orgId: null }, { domain: 'acme', orgId: null }, false],
  [{ domain: 'beta', orgId: null }, { domain: 'acme', orgId: null }, true],
  [{ domain: null, orgId: '9' }, { domain: null, orgId: '9' }, false],
  [{ domain: null, orgId: '8' }, { domain: null, orgId: '9' }, true],
])('seats for %j join a group of %j from elsewhere: %s', (wanted, known, is) => {
  expect(isElsewhere(wanted, known)).toBe(is);
});
