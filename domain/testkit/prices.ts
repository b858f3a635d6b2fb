import type { Coupon } from '../store/coupons/coupon';
import type { PriceList } from '../store/prices/price-list';

/** Price list of the worked examples (T-12, D-108). */
export const PRICES: PriceList = {
  0: { 1: 29_00, 2: 300_00, 4: 570_00, 5: 810_00 },
  1: { 1: 49_00, 2: 504_00, 4: 960_00, 5: 1368_00 },
  2: { 1: 99_00, 2: 1020_00, 4: 1944_00, 5: 2808_00 },
  3: { 1: 100_00, 2: 1020_00, 4: 1944_00, 5: 2808_00 },
  4: { 1: 200_00, 2: 2040_00, 4: 3888_00, 5: 5616_00 },
  5: { 1: 400_00, 2: 4080_00, 4: 7776_00, 5: 11232_00 },
  6: { 1: 900_00, 2: 9180_00, 4: 17496_00, 5: 25272_00 },
  7: { 1: 1600_00, 2: 16320_00, 4: 31104_00, 5: 44928_00 },
  13: { 1: 15_00, 2: 156_00, 4: 300_00, 5: 432_00 },
  14: { 1: 20_00, 2: 204_00, 4: 384_00, 5: 540_00 },
  15: { 1: 35_00, 2: 360_00, 4: 672_00, 5: 972_00 },
};

/** 20 % off three annual Pro seats; override what a test needs. */
export function couponFacts(overrides: Partial<Coupon> = {}): Coupon {
  return {
    id: 'c-1',
    type: 'PERCENT',
    amountHundredths: 20_00,
    description: 'Spring offer',
    endDate: null,
    isRenewal: false,
    remainingUses: 3,
    productIds: [802100],
    ...overrides,
  };
}
