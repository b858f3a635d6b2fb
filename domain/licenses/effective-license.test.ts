import { expect, it } from 'vitest';
import { seatFacts } from '../testkit/facts';
import { effectiveLicenseType, effectiveTerm } from './effective-license';

it('takes the future licence if set, Pro included (STAT-05)', () => {
  expect(effectiveLicenseType(seatFacts({ licenseType: 1, futureLicenseType: 0 }))).toBe(0);
  expect(effectiveLicenseType(seatFacts({ licenseType: 1, futureLicenseType: null }))).toBe(1);
});

it('takes the future term if set (STAT-05)', () => {
  expect(effectiveTerm(seatFacts({ futureTerm: 1 }), 5)).toBe(1);
  expect(effectiveTerm(seatFacts(), 5)).toBe(5);
});
