import { expect, it, test } from 'vitest';
import { productCode, termOfProduct } from './product-code';

const TABLE: [licenseType: number, codes: number[]][] = [
  [0, [801100, 802100, 802200, 802300]],
  [1, [811100, 812100, 812200, 812300]],
  [2, [821100, 822100, 822200, 822300]],
  [3, [1305013, 1405011, 1405021, 1405031]],
  [4, [13010013, 14010011, 14010021, 14010031]],
  [5, [13020013, 14020011, 14020021, 14020031]],
  [6, [13050013, 14050011, 14050021, 14050031]],
  [7, [130100013, 140100011, 140100021, 140100031]],
  [13, [1601000, 1601001, 1601002, 1601003]],
  [14, [1701000, 1701001, 1701002, 1701003]],
  [15, [1801000, 1801001, 1801002, 1801003]],
];

test.each(TABLE)('license type %i has the codes %j (PRICE-04, T-01, D-102, D-103)', (licenseType, codes) => {
  expect([1, 2, 4, 5].map((term) => productCode(licenseType, term))).toEqual(codes);
});

test.each(TABLE)('the codes of license type %i lead back to their terms', (licenseType, codes) => {
  expect(codes.map((code) => termOfProduct(licenseType, code))).toEqual([1, 2, 4, 5]);
  expect(termOfProduct(licenseType, 999)).toBeNull();
});

it('knows no term of what is not on sale', () => {
  expect(termOfProduct(11, 801100)).toBeNull();
});

it('gives every product on sale a code of its own', () => {
  const codes = TABLE.flatMap(([, row]) => row);
  expect(new Set(codes).size).toBe(44);
});

test.each([8, 9, 10, 11, 12, 16, -1, 0.5])(
  'raises an error for license type %d (PRICE-05, ERR-18)',
  (licenseType) => {
    expect(() => productCode(licenseType, 2)).toThrow('Unrecognized license type or term.');
  },
);

test.each([0, 3, 6, 9, -1])('raises an error for term %i (PRICE-05, ERR-18)', (term) => {
  expect(() => productCode(0, term)).toThrow('Unrecognized license type or term.');
});
