import { expect, it, test } from 'vitest';
import { seatFacts, subscriptionFacts } from '../testkit/facts';
import { renews } from './renews';

const ENDING = seatFacts({ expireDate: '2026-12-31' });
const CHANGING = seatFacts({ expireDate: '2026-12-31', futureLicenseType: 0 });

test.each([
  ['is not set to auto renew', { autoRenew: false }],
  ['is canceled', { canceled: true }],
  ['was bought by purchase order', { isPurchaseOrder: true }],
])('a group that %s does not renew', (_, overrides) => {
  expect(renews(subscriptionFacts(overrides), [seatFacts()])).toBe(false);
});

it('renews with one seat that goes on or changes, not with none (T-06)', () => {
  expect(renews(subscriptionFacts(), [ENDING, seatFacts()])).toBe(true);
  expect(renews(subscriptionFacts(), [ENDING, CHANGING])).toBe(true);
  expect(renews(subscriptionFacts(), [ENDING])).toBe(false);
  expect(renews(subscriptionFacts(), [])).toBe(false);
});
