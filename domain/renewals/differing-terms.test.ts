import { expect, test } from 'vitest';
import { differingTerms } from './differing-terms';

const annual = { licenseType: 0, productCode: 802100 } as const;
const monthly = { licenseType: 1, productCode: 811100 } as const;
const unknown = { licenseType: 0, productCode: 1 } as const;

test('only lines with several terms name theirs, and a line of an unknown product names none', () => {
  expect(differingTerms([annual, annual])).toEqual([null, null]);
  expect(differingTerms([annual, monthly, unknown])).toEqual(['Annual', 'Monthly', null]);
});
