import { expect, it, test } from 'vitest';
import type { SubscriptionFacts } from '../../licenses/model';
import { message } from '../../messages/catalogue';
import { DIANA, subscriptionFacts, TODAY } from '../../testkit/facts';
import { checkReactivation } from './check-reactivation';

const FOREIGN = { userId: 'u-9', ownerEmail: 'max@northwind.example' };
const ENDED = { expireDate: '2026-04-10' };

const T16: [string, Partial<SubscriptionFacts>, string | null][] = [
  ['RP of somebody else', { ...FOREIGN, ...ENDED }, message.notOwner],
  ['RP of somebody else, not ended', FOREIGN, message.notOwner],
  ['RP that ends today', { expireDate: TODAY }, 'Error occured during reactivation'],
  ['RP canceled and not ended', { canceled: true }, 'Error occured during reactivation'],
  ['RP ended', ENDED, null],
  ['RP ended, canceled', { ...ENDED, canceled: true, autoRenew: false }, null],
  ['RP ended, by purchase order', { ...ENDED, isPurchaseOrder: true, autoRenew: false }, null],
  ['RP ended, past due', { ...ENDED, hasFailedPaymentAttempt: true }, null],
  ['cloud of somebody else', { ...FOREIGN, ...ENDED, kind: 'cfb' }, message.notOwnerCloud],
  ['bundle of somebody else', { ...FOREIGN, ...ENDED, kind: 'legacyAse' }, message.notOwnerCloud],
  ['bundle, ended', { ...ENDED, kind: 'legacyAse' }, 'Error occurred during reactivation'],
  ['cloud that ends today', { kind: 'cloud', expireDate: TODAY }, 'Error occurred during reactivation'],
  ['business plan, ended', { ...ENDED, kind: 'cfb' }, null],
  ['organization plan, ended', { ...ENDED, kind: 'cloud' }, null],
];

test.each(T16)('%s: first refusal by T-16 (REAC-01, REAC-02, REAC-09)', (_name, facts, expected) => {
  expect(checkReactivation(subscriptionFacts(facts), DIANA, TODAY)?.message ?? null).toBe(expected);
});

it('distinguishes a missing ownership from a group that cannot be reactivated', () => {
  expect(checkReactivation(subscriptionFacts(FOREIGN), DIANA, TODAY)?.code).toBe('NOT_OWNER');
  expect(checkReactivation(subscriptionFacts(), DIANA, TODAY)?.code).toBe('NOT_ALLOWED');
});
