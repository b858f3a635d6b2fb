import fc from 'fast-check';
import { SALE_LICENSE_TYPES } from '../licenses/license-type';
import { productCode } from '../licenses/product-code';
import { ASE_PRODUCTS } from '../store/carts/cart-items';
import { QUANTITY_LIMIT } from '../store/carts/quantity';
import type { Coupon } from '../store/coupons/coupon';
import { FIRST_YEAR_DESCRIPTION } from '../store/coupons/coupon-discount';
import { type PriceList, priceListOf } from '../store/prices/price-list';
import { TERM_CODES } from '../terms/term-code';
import { dateOfDay } from './oracle-calendar';
import type { StoreCart, StoreOrder } from './store-order';

const CODES = SALE_LICENSE_TYPES.flatMap((type) => TERM_CODES.map((term) => productCode(type, term)));

const term = fc.constantFrom(...TERM_CODES);
const quantity = fc.oneof(
  { weight: 2000, arbitrary: fc.nat(9) },
  { weight: 100, arbitrary: fc.nat(500) },
  { weight: 1, arbitrary: fc.constantFrom(QUANTITY_LIMIT, QUANTITY_LIMIT - 1) },
);

export function arbitraryCart(quantity: fc.Arbitrary<number>): fc.Arbitrary<StoreCart> {
  return fc.oneof(
    fc.record({
      kind: fc.constant('rp' as const),
      term,
      proQuantity: quantity,
      teamQuantity: quantity,
      entQuantity: quantity,
    }),
    fc.record({ kind: fc.constant('ase' as const), term, productType: fc.constantFrom(...ASE_PRODUCTS) }),
    fc.record({
      kind: fc.constant('cloud' as const),
      plan: fc.constant('cfb' as const),
      term,
      authorQuantity: quantity,
      publisherQuantity: quantity,
    }),
    fc.record({
      kind: fc.constant('cloud' as const),
      plan: fc.constant('cloud' as const),
      term,
      authorQuantity: quantity,
      publisherQuantity: fc.constant(0),
    }),
  );
}

const price = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5000_00 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 99_999_99 }) },
);

const coupon: fc.Arbitrary<Omit<Coupon, 'id' | 'endDate'> & { endsAfter: number | null }> = fc.record({
  type: fc.constantFrom('PERCENT' as const, 'PERCENT' as const, 'FIXED' as const, 'OTHER' as const),
  amountHundredths: fc.oneof(
    fc.integer({ min: -100, max: 150_00 }),
    fc.integer({ min: 0, max: 6000_00 }),
    fc.constantFrom(100_00, 60_00, 20_00, 33_33, 0),
  ),
  description: fc.constantFrom('Spring offer', 'EDU discount', FIRST_YEAR_DESCRIPTION),
  isRenewal: fc.constantFrom(false, false, false, false, true),
  remainingUses: fc.nat(8),
  productIds: fc.nat(0xffff).map(codesOf),
  endsAfter: fc.option(fc.integer({ min: -3, max: 3 })),
});

// Days from 2023 to 2035, and around 2100, whose February has no 29th although 4 divides the year.
const day = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 19_700, max: 24_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 46_700, max: 48_300 }) },
);

// Ended, current and future groups, more often near the ends of a term.
const daysLeft = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: 0, max: 1200 }),
  fc.constantFrom(27, 28, 29, 30, 31, 363, 364, 365, 366, 729, 730, 731, 1094, 1095, 1096),
);

export const arbitraryOrder: fc.Arbitrary<StoreOrder> = fc
  .record({
    cart: arbitraryCart(quantity),
    prices: fc.tuple(price, price, price),
    coupons: fc.array(coupon, { maxLength: 4 }),
    day,
    group: fc.option(fc.record({ term, daysLeft }), { freq: 2 }),
  })
  .map(({ cart: wanted, prices, coupons, day: today, group }) => ({
    cart: wanted,
    priceList: pricesOf(prices),
    coupons: coupons.map(({ endsAfter, ...rest }, index) => ({
      ...rest,
      id: `c-${index}`,
      endDate: endsAfter === null ? null : dateOfDay(today + endsAfter),
    })),
    coTermGroup: group && { id: 'g', term: group.term, expireDate: dateOfDay(today + group.daysLeft) },
    today: dateOfDay(today),
  }));

// Products and terms have distinct prices, so that none passes for another, unless they are free.
function pricesOf(prices: readonly number[]): PriceList {
  return priceListOf((type, code) => {
    const cents = prices[type % prices.length] ?? 0;
    return cents === 0 ? 0 : cents + 131 * type + 17 * code;
  });
}

// Picks about half of all products from one number, which is faster to generate and shrink than a list.
function codesOf(bits: number): number[] {
  return CODES.filter((_, index) => (bits >> ((index * 7) % 16)) & 1);
}
