import { expect, it, test } from 'vitest';
import { subscriptionFacts } from '../testkit/facts';
import { type ChangeUnit, countedUnits, isUnitCanceled } from './change-unit';

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

const counts = { authors: 3, publishers: 2 };
const nothing = { expireDate: null, futureLicenseType: null, futureTerm: null };

test('are the authors and the publishers of a group, each kind at once', () => {
  expect(countedUnits('cfb', counts, { futureTerm: null, expireDate: '2026-12-31' })).toEqual([
    { seatId: null, licenseType: 14, quantity: 3, ...nothing },
    { seatId: null, licenseType: 15, quantity: 2, ...nothing },
  ]);
});

test('leave out what there is none of, and publishers where none are sold', () => {
  const none = { futureTerm: null, expireDate: '2026-12-31' };
  expect(countedUnits('cfb', { authors: 0, publishers: 2 }, none)).toMatchObject([{ licenseType: 15 }]);
  expect(countedUnits('cloud', counts, none)).toMatchObject([{ licenseType: 13, quantity: 3 }]);
});

test('wait for another term all together', () => {
  expect(countedUnits('cfb', counts, { futureTerm: 1, expireDate: '2026-12-31' })).toMatchObject([
    { futureTerm: 1, expireDate: '2026-12-31' },
    { futureTerm: 1, expireDate: '2026-12-31' },
  ]);
});
