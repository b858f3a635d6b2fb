import { describe, expect, test } from 'vitest';
import {
  applyCodeAccess,
  isOwnedOrManaged,
  isUpgradable,
  isVersion8,
  mayViewKey,
  upgradeAccess,
} from './perpetual-access';

const PEOPLE = {
  ownerEmail: 'owner@x.example',
  managers: ['manager@x.example'],
  assignedTo: 'user@x.example',
};
const by = (name: string) => ({ email: `${name}@x.example` });

describe('a license outside subscriptions', () => {
  test.each([
    ['owner', true, true],
    ['OWNER', true, true],
    ['manager', true, true],
    ['user', false, true],
    ['stranger', false, false],
  ])('may be changed by the %s: %s, and its key read: %s (T-09)', (who, decides, reads) => {
    expect(isOwnedOrManaged(PEOPLE, by(who))).toBe(decides);
    expect(mayViewKey(PEOPLE, by(who))).toBe(reads);
  });

  test('is managed by the viewer when the vendor lists Me, and by nobody without an address', () => {
    expect(isOwnedOrManaged({ ownerEmail: null, managers: ['Me'] }, by('anybody'))).toBe(true);
    expect(mayViewKey({ ownerEmail: null, managers: [], assignedTo: null }, { email: '' })).toBe(false);
  });
});

describe('an upgrade', () => {
  test.each([
    ['Axure RP 8 Team', 'owner', null],
    ['Axure RP 9 Pro', 'manager', null],
    ['Axure RP 9 Team', 'owner', 'Only RP 8 licenses and Pro licenses can be upgraded to Axure RP 9.'],
    ['Axure RP 8 Pro', 'user', 'Only the owner or a manager of a perpetual license can upgrade it.'],
    ['Axure RP 9 Team', 'stranger', 'Only the owner or a manager of a perpetual license can upgrade it.'],
  ])('of %s by the %s is answered %j (PERP-03, D-107)', (product, who, refusal) => {
    const access = upgradeAccess({ ...PEOPLE, product }, by(who));
    expect(access.allowed ? null : access.message).toBe(refusal);
  });

  test.each([
    [0, 3, 'owner', null],
    [2, 3, 'manager', null],
    [3, 3, 'owner', 'All upgrades of this code have been used.'],
    [0, 0, 'owner', 'All upgrades of this code have been used.'],
    [0, 3, 'user', 'Only the owner or a manager of an upgrade code can apply it.'],
  ])(
    'by a code of which %i of %i are used, by the %s, is answered %j (PERP-09)',
    (used, total, who, refusal) => {
      const access = applyCodeAccess({ ...PEOPLE, used, total }, by(who));
      expect(access.allowed ? null : access.message).toBe(refusal);
    },
  );
});

test.each([
  ['Axure RP 8 Pro', true],
  ['Axure RP 8 Team', true],
  ['Axure RP 8 Enterprise', true],
  ['Axure RP 9 Pro', true],
  ['Axure RP 9 Team', false],
  ['Axure RP 9 Enterprise', false],
])('%s can be upgraded: %s (PERP-03)', (product, expected) => {
  expect(isUpgradable(product)).toBe(expected);
});

test.each([
  ['Axure RP 8 Pro', true],
  ['Axure RP 8 Enterprise', true],
  ['Axure RP 9 Pro', false],
  ['Axure RP 9 Team', false],
])('%s is of version 8: %s (MAN-19)', (product, expected) => {
  expect(isVersion8(product)).toBe(expected);
});
