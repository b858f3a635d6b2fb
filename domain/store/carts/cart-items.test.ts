import { expect, it, test } from 'vitest';
import {
  ASE_PRODUCTS,
  aseItems,
  aseLicenseType,
  aseProductOf,
  cloudItems,
  cloudLicenseTypes,
  DEFAULT_ASE_CART,
  isAseProduct,
  publisherCount,
} from './cart-items';

test.each([
  ['ASEC5', 3, 5],
  ['ASEC10', 4, 10],
  ['ASEC20', 5, 20],
  ['ASEC50', 6, 50],
  ['ASEC100', 7, 100],
] as const)('the bundle %s is license type %i, for %i publishers', (product, licenseType, publishers) => {
  expect(aseLicenseType(product)).toBe(licenseType);
  expect(aseProductOf(licenseType)).toBe(product);
  expect(publisherCount(product)).toBe(publishers);
  expect(aseItems({ productType: product })).toEqual([{ licenseType, quantity: 1 }]);
});

test.each([0, 1, 2, 8, 10, 13, 14, 15])('license type %i is no bundle', (licenseType) => {
  expect(aseProductOf(licenseType)).toBeNull();
});

test.each(['asec5', 'ASEC500', '', '__proto__', 5, null])('%j is no bundle', (value) => {
  expect(isAseProduct(value)).toBe(false);
});

it('knows its bundles, and opens with the smallest for a year (CART-03)', () => {
  expect(ASE_PRODUCTS.every(isAseProduct)).toBe(true);
  expect(DEFAULT_ASE_CART).toEqual({ term: 2, productType: 'ASEC5' });
});

it('sells authors and publishers for business, and authors alone to organizations (CART-04)', () => {
  expect(cloudLicenseTypes('cfb')).toEqual({ author: 14, publisher: 15 });
  expect(cloudLicenseTypes('cloud')).toEqual({ author: 13, publisher: null });
});

it('holds authors first, and only what is wanted', () => {
  const both = { authorQuantity: 2, publisherQuantity: 3 };
  expect(cloudItems({ plan: 'cfb', ...both })).toEqual([
    { licenseType: 14, quantity: 2 },
    { licenseType: 15, quantity: 3 },
  ]);
  expect(cloudItems({ plan: 'cfb', authorQuantity: 0, publisherQuantity: 3 })).toEqual([
    { licenseType: 15, quantity: 3 },
  ]);
  expect(cloudItems({ plan: 'cfb', authorQuantity: 0, publisherQuantity: 0 })).toEqual([]);
});

it('never holds publishers of an organization for any quantity', () => {
  expect(cloudItems({ plan: 'cloud', authorQuantity: 2, publisherQuantity: 3 })).toEqual([
    { licenseType: 13, quantity: 2 },
  ]);
});
