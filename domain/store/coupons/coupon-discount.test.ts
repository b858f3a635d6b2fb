import { expect, it, test } from 'vitest';
import { couponDiscount, discountedYears, FIRST_YEAR_DESCRIPTION } from './coupon-discount';

const PLAIN = 'Spring offer';

test.each([
  ['PERCENT', 20_00, 60_00],
  ['PERCENT', 100_00, 300_00],
  ['PERCENT', 150_00, 300_00],
  ['PERCENT', -10_00, 0],
  ['PERCENT', 33_33, 99_99],
  ['FIXED', 240_00, 60_00],
  ['FIXED', 400_00, 0],
  ['FIXED', 0, 300_00],
  ['FIXED', -50_00, 300_00],
  ['OTHER', 20_00, 0],
] as const)(
  '%s of %i hundredths takes %i cents off $300 (COUP-03, COUP-04, COUP-05, D-50)',
  (type, amountHundredths, discount) => {
    expect(couponDiscount(300_00, { type, amountHundredths, description: PLAIN }, 2)).toBe(discount);
  },
);

it('rounds half away from zero', () => {
  expect(couponDiscount(217_81, { type: 'PERCENT', amountHundredths: 60_00, description: PLAIN }, 2)).toBe(
    130_69,
  );
  expect(couponDiscount(1_01, { type: 'PERCENT', amountHundredths: 50_00, description: PLAIN }, 2)).toBe(51);
});

test.each([
  [1, 180_00],
  [2, 180_00],
  [4, 90_00],
  [5, 60_00],
] as const)('the first-year coupon on term %i takes %i cents off $300 (COUP-09, D-53)', (term, discount) => {
  const coupon = { type: 'PERCENT' as const, amountHundredths: 60_00, description: FIRST_YEAR_DESCRIPTION };
  expect(couponDiscount(300_00, coupon, term)).toBe(discount);
});

test.each([
  ['PERCENT', 150_00, 4, 150_00],
  ['PERCENT', 150_00, 5, 100_00],
  ['PERCENT', 150_00, 2, 300_00],
  ['FIXED', -50_00, 4, 150_00],
] as const)(
  'the first-year coupon %s of %i hundredths on term %i takes no more than the first year: %i cents (COUP-09, D-53)',
  (type, amountHundredths, term, discount) => {
    const coupon = { type, amountHundredths, description: FIRST_YEAR_DESCRIPTION };
    expect(couponDiscount(300_00, coupon, term)).toBe(discount);
  },
);

it('divides by years for the first-year coupon alone', () => {
  expect(discountedYears({ description: PLAIN }, 5)).toBe(1);
  expect(discountedYears({ description: FIRST_YEAR_DESCRIPTION }, 5)).toBe(3);
});
