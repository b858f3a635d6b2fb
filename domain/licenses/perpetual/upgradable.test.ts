import { expect, test } from 'vitest';
import { isUpgradable, isVersion8 } from './upgradable';

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
