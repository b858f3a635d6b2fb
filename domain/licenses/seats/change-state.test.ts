import { expect, it, test } from 'vitest';
import { seatFacts } from '../../testkit/facts';
import { ChangeState, changeState } from './change-state';

it('has the numbers of the vendor (ENUM-07)', () => {
  expect(ChangeState).toEqual({ None: 0, PendingChange: 1, Renewal: 2, Ends: 3 });
});

test.each([
  [null, 1, null, 0],
  [null, 1, 0, 0],
  ['2026-12-31', 1, 0, 1],
  ['2026-12-31', 0, 1, 1],
  ['2026-12-31', 0, 0, 2],
  ['2026-12-31', 1, null, 3],
] as const)(
  'expires %s, license %i, future %s: state %i (T-03)',
  (expireDate, licenseType, futureLicenseType, state) => {
    expect(changeState(seatFacts({ expireDate, licenseType, futureLicenseType }))).toBe(state);
  },
);

it('is 3 also when only a term is pending (T-03)', () => {
  expect(changeState(seatFacts({ expireDate: '2026-12-31', futureTerm: 1 }))).toBe(3);
});
