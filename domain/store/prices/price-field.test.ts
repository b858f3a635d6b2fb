import { expect, it, test } from 'vitest';
import { SALE_LICENSE_TYPES } from '../../licenses/license-type';
import { TERM_CODES } from '../../terms/term-code';
import { priceField } from './price-field';

test.each([
  [0, 1, ['proMonthlyPrice']],
  [0, 2, ['proAnnualPrice']],
  [1, 4, ['team2YearPrice']],
  [2, 5, ['ent3YearPrice']],
  [3, 2, ['asec5', 'Annual']],
  [4, 4, ['asec10', 'Year2']],
  [5, 1, ['asec20', 'Monthly']],
  [6, 5, ['asec50', 'Year3']],
  [7, 1, ['asec100', 'Monthly']],
  [13, 2, ['cloudAuthor', 'Annual']],
  [14, 2, ['cfbAuthor', 'Annual']],
  [15, 2, ['cfbPublisher', 'Annual']],
] as const)('the price of type %i for term %i stands at %j (PRICE-23, D-42)', (licenseType, code, path) => {
  expect(priceField(licenseType, code)).toEqual(path);
});

it('is a place of its own for every price', () => {
  const paths = SALE_LICENSE_TYPES.flatMap((type) =>
    TERM_CODES.map((code) => priceField(type, code).join('.')),
  );
  expect(new Set(paths).size).toBe(44);
});
