import { expect, test } from 'vitest';
import type { ChangeUnit } from '../changes/change-unit';
import { subscriptionFacts, TODAY } from '../testkit/facts';
import { cloudPendingChanges } from './cloud-status';

const END = '2026-12-31';
const unit = (more: Partial<ChangeUnit> = {}): ChangeUnit => ({
  seatId: null,
  licenseType: 14,
  quantity: 3,
  expireDate: null,
  futureLicenseType: null,
  futureTerm: null,
  ...more,
});
const changes = (...units: ChangeUnit[]) =>
  cloudPendingChanges(subscriptionFacts({ kind: 'cfb', expireDate: END }), units, TODAY);

test('lists a change that is pending for all seats once (MAN-24)', () => {
  const monthly = { expireDate: END, futureTerm: 1 as const };
  expect(changes(unit(monthly), unit({ ...monthly, licenseType: 15 }))).toEqual([
    'Changes to Monthly on Dec 31, 2026',
  ]);
});

test('bundles may wait for a term and another bundle', () => {
  const bundle = { seatId: 's', licenseType: 5 as const, quantity: 1, expireDate: END };
  expect(changes(unit({ ...bundle, futureTerm: 1 }), unit({ ...bundle, futureLicenseType: 3 }))).toEqual([
    'Changes to Monthly on Dec 31, 2026',
    'Changes to Cloud for Business - 5 Publishers on Dec 31, 2026',
  ]);
});

test('a group that was canceled changes to nothing any more', () => {
  const group = subscriptionFacts({ kind: 'cfb', expireDate: END, canceled: true });
  expect(cloudPendingChanges(group, [unit({ expireDate: END, futureTerm: 1 })], TODAY)).toEqual([]);
});

test('lists nothing when seats just end or nothing is pending', () => {
  expect(changes(unit(), unit({ seatId: 's', licenseType: 5, expireDate: END }))).toEqual([]);
});
