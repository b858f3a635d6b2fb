import { describe, expect, test } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { setPrice } from '#tests/testkit/portal-data';
import { startPortal } from '../../testkit/start-portal';

const TERMS = 'terms { term price perMonth suffix productCode }';
const QUERY = `{ priceList {
  rp { edition productName ${TERMS} }
  ase { product productName publishers ${TERMS} }
  cloudForBusiness { author { productName ${TERMS} } publisher { productName ${TERMS} } }
  cloudAuthor { productName ${TERMS} }
} }`;
const TEAM = 1;

const portal = duringTests(() => startPortal());
const user = beforeTests(() => portal.shop.vendor.user());

const prices = async () => (await portal.gateway.ask(QUERY, {}, { token: user.token })).data.priceList;

describe('the price list', () => {
  test('has the editions with price, price a month, suffix and code of every term (BUY-18, PRICE-01, PRICE-13, PRICE-14)', async () => {
    const { rp } = await prices();
    expect(rp.map(({ productName }) => productName)).toEqual([
      'Axure RP Pro',
      'Axure RP Team',
      'Axure RP Enterprise',
    ]);
    expect(rp[0]?.terms).toEqual([
      { term: 'MONTHLY', price: '29.00', perMonth: '29.00', suffix: '/Month', productCode: 801100 },
      { term: 'ANNUAL', price: '300.00', perMonth: '25.00', suffix: '/Year', productCode: 802100 },
      { term: 'TWO_YEARS', price: '570.00', perMonth: '23.75', suffix: '/2 yrs.', productCode: 802200 },
      { term: 'THREE_YEARS', price: '810.00', perMonth: '22.50', suffix: '/3 yrs.', productCode: 802300 },
    ]);
  });

  test('has the bundles, smallest first (PRICE-02, PRICE-23)', async () => {
    const { ase } = await prices();
    expect(ase.map(({ product, publishers }) => [product, publishers])).toEqual([
      ['ASEC5', 5],
      ['ASEC10', 10],
      ['ASEC20', 20],
      ['ASEC50', 50],
      ['ASEC100', 100],
    ]);
    expect(ase[2]).toMatchObject({
      productName: 'Cloud for Business - 20 Publishers',
      terms: [
        { price: '400.00', productCode: 13020013 },
        { price: '4080.00', productCode: 14020011 },
        { price: '7776.00', productCode: 14020021 },
        { price: '11232.00', productCode: 14020031 },
      ],
    });
  });

  test('has authors and publishers of both cloud plans (PRICE-03, PRICE-23)', async () => {
    const { cloudForBusiness, cloudAuthor } = await prices();
    const annual = ({ productName, terms }: typeof cloudAuthor) => [productName, terms[1]?.price];
    expect(annual(cloudForBusiness.author)).toEqual(['Cloud Author', '204.00']);
    expect(annual(cloudForBusiness.publisher)).toEqual(['RP Publisher', '360.00']);
    expect(annual(cloudAuthor)).toEqual(['Cloud Author', '156.00']);
  });

  test('follows the vendor’s (BUY-19)', async () => {
    await setPrice(portal.shop.vendor, TEAM, 77_00);
    const { rp } = await prices();
    expect(rp[1]?.terms.map(({ price }) => price)).toEqual(['77.00', '77.00', '77.00', '77.00']);
  });
});
