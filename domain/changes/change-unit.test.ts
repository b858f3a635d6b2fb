import { expect, it } from 'vitest';
import { subscriptionFacts } from '../testkit/facts';
import { type ChangeUnit, isUnitCanceled } from './change-unit';

const going: ChangeUnit = {
  seatId: 's1',
  licenseType: 0,
  expireDate: null,
  futureLicenseType: null,
  futureTerm: null,
  quantity: 1,
};

it.each([
  ['goes on', {}, {}, false],
  ['changes at the end of its period', { expireDate: '2026-12-31', futureTerm: 1 }, {}, false],
  ['ends with its period', { expireDate: '2026-12-31' }, {}, true],
  ['is of a canceled group', {}, { canceled: true }, true],
  ['is of a group that does not renew', {}, { autoRenew: false }, true],
] as const)('a seat that %s is canceled or not (T-16)', (_what, unit, group, expected) => {
  expect(isUnitCanceled({ ...going, ...unit }, subscriptionFacts(group))).toBe(expected);
});
