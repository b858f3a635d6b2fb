import { expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { productCode } from '#domain/licenses/product-code';
import type { TermCode } from '#domain/terms/term-code';
import type { PricedLine } from '../../billing/priced-line';
import { partsOfRenewal } from './order-lines';

const MONTHLY = 1;
const ANNUAL = 2;

const line = (licenseType: 0 | 1, term: TermCode, quantity: number): PricedLine => ({
  licenseType,
  productCode: productCode(licenseType, term),
  productName: `${licenseType} for ${term}`,
  quantity,
  unitCents: 0,
  adjustmentCents: 0,
  discountCents: 0,
  amountCents: 0,
  derivation: [],
  coupons: [],
});

it('tells for each term of a renewal what goes on for it, and nothing twice (D-114)', () => {
  const [pro, proByMonth, team] = [
    line(LicenseType.Pro, ANNUAL, 3),
    line(LicenseType.Pro, MONTHLY, 2),
    line(LicenseType.Team, ANNUAL, 1),
  ];
  const terms = [
    { termCode: ANNUAL, expireDate: '2027-12-31' },
    { termCode: MONTHLY, expireDate: '2027-01-31' },
  ] as const;
  expect(partsOfRenewal(terms, { lines: [pro, proByMonth, team] })).toEqual([
    { ...terms[0], isPurchaseOrder: false, endsThen: false, products: [pro, team] },
    { ...terms[1], isPurchaseOrder: false, endsThen: false, products: [proByMonth] },
  ]);
});
