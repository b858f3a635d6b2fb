import { describe, expect, it } from 'vitest';
import type { LicenseType } from '../licenses/license-type';
import { couponFacts, PRICES } from '../testkit/prices';
import type { RenewalPart } from './renewal-plan';
import { priceRenewal } from './renewal-price';

const renewal = { priceList: PRICES, coupons: [], today: '2027-01-01' };
const part = (term: RenewalPart['term'], ...licenseTypes: LicenseType[]) => ({
  term,
  seats: licenseTypes.map((licenseType, index) => ({ seatId: `${term}-${index}`, licenseType })),
});

describe('what a renewal costs', () => {
  it('is the full list price of every seat, one line per license', () => {
    const { lines, total } = priceRenewal({ ...renewal, parts: [part(2, 1, 0, 1)] });
    expect(lines.map(({ product, quantity, total: line }) => [product, quantity, line])).toEqual([
      ['Axure RP Pro', 1, 300_00],
      ['Axure RP Team', 2, 1008_00],
    ]);
    expect(total).toBe(1308_00);
  });

  it('is not known for a license that is not on sale (ERR-18)', () => {
    expect(() => priceRenewal({ ...renewal, parts: [part(2, 0, 10)] })).toThrow(RangeError);
  });

  it('names the term of lines that change to another one', () => {
    const { lines, total } = priceRenewal({ ...renewal, parts: [part(2, 0), part(1, 0, 0)] });
    expect(lines.map(({ productCode, derivation }) => [productCode, derivation[0]?.label])).toEqual([
      [802100, 'Axure RP Pro × 1'],
      [801100, 'Axure RP Pro, Monthly × 2'],
    ]);
    expect(total).toBe(358_00);
  });

  it('uses renewal coupons of the edition for any term, and no others (COUP-08)', () => {
    const coupons = [
      couponFacts({ id: 'purchase', amountHundredths: 50_00 }),
      couponFacts({ id: 'renewal', isRenewal: true, remainingUses: 3 }),
    ];
    const { lines, total } = priceRenewal({ ...renewal, coupons, parts: [part(5, 0, 0, 1), part(1, 0, 0)] });
    expect(lines.flatMap(({ appliedCoupons }) => appliedCoupons)).toMatchObject([
      { couponId: 'renewal', qty: 2, discPerItem: 162_00 },
      { couponId: 'renewal', qty: 1, discPerItem: 5_80 },
    ]);
    expect(total).toBe(2 * 648_00 + 1368_00 + 23_20 + 29_00);
  });

  it('throws for a license that is not on sale', () => {
    expect(() => priceRenewal({ ...renewal, parts: [part(2, 11)] })).toThrow(
      'Unrecognized license type or term.',
    );
  });
});
