import { expect, it, test } from 'vitest';
import { seatFacts, subscriptionFacts } from '../testkit/facts';
import { effectiveLicenseType, effectiveTerm, renews } from './renews';

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

it('does not renew with only a seat that ends before it, even with a pending change', () => {
  const early = seatFacts({ expireDate: '2026-06-30', futureLicenseType: 0, licenseType: 1 });
  expect(renews(subscriptionFacts(), [early])).toBe(false);
});

it('takes the future license if set, Pro included (STAT-05)', () => {
  expect(effectiveLicenseType(seatFacts({ licenseType: 1, futureLicenseType: 0 }))).toBe(0);
  expect(effectiveLicenseType(seatFacts({ licenseType: 1, futureLicenseType: null }))).toBe(1);
});

it('takes the future term if set (STAT-05)', () => {
  expect(effectiveTerm(seatFacts({ futureTerm: 1 }), 5)).toBe(1);
  expect(effectiveTerm(seatFacts(), 5)).toBe(5);
});
