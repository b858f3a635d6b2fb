import { expect, it, test } from 'vitest';
import {
  ASE_PRODUCTS,
  aseItems,
  aseLicenseType,
  aseProductOf,
  DEFAULT_ASE_CART,
  isAseProduct,
  publisherCount,
} from './ase-cart';

test.each([
  ['ASEC5', 3, 5],
  ['ASEC10', 4, 10],
  ['ASEC20', 5, 20],
  ['ASEC50', 6, 50],
  ['ASEC100', 7, 100],
] as const)('the bundle %s is licence type %i, for %i publishers', (product, licenseType, publishers) => {
  expect(aseLicenseType(product)).toBe(licenseType);
  expect(aseProductOf(licenseType)).toBe(product);
  expect(publisherCount(product)).toBe(publishers);
  expect(aseItems({ productType: product })).toEqual([{ licenseType, quantity: 1 }]);
});

test.each([0, 1, 2, 8, 10, 13, 14, 15])('licence type %i is no bundle', (licenseType) => {
  expect(aseProductOf(licenseType)).toBeNull();
});

test.each(['asec5', 'ASEC500', '', '__proto__', 5, null])('%j is no bundle', (value) => {
  expect(isAseProduct(value)).toBe(false);
});

it('knows its bundles, and opens with the smallest for a year (CART-03)', () => {
  expect(ASE_PRODUCTS.every(isAseProduct)).toBe(true);
  expect(DEFAULT_ASE_CART).toEqual({ term: 2, productType: 'ASEC5' });
});
