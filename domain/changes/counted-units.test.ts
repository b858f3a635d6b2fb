import { expect, test } from 'vitest';
import { countedUnits } from './counted-units';

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
