import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startShop } from '#tests/testkit/start-shop';
import { priceList } from '../../db/schema/store';
import { seedPriceList } from './load-price-list';

describe('the price list', () => {
  let token: string;

  const shop = duringTests(() => startShop('PGlite'));
  beforeAll(async () => {
    token = (await shop.vendor.user()).token;
  });

  const prices = async () => (await shop.vendor.call('/cart/getCartPrices', { token })).body;

  it('has flat fields for the editions and groups of four for the rest (PRICE-01, PRICE-02, PRICE-03, REST-20, D-42, D-108)', async () => {
    expect(await prices()).toEqual({
      proMonthlyPrice: '29.00',
      proAnnualPrice: '300.00',
      pro2YearPrice: '570.00',
      pro3YearPrice: '810.00',
      teamMonthlyPrice: '49.00',
      teamAnnualPrice: '504.00',
      team2YearPrice: '960.00',
      team3YearPrice: '1368.00',
      entMonthlyPrice: '99.00',
      entAnnualPrice: '1020.00',
      ent2YearPrice: '1944.00',
      ent3YearPrice: '2808.00',
      asec5: { Monthly: '100.00', Annual: '1020.00', Year2: '1944.00', Year3: '2808.00' },
      asec10: { Monthly: '200.00', Annual: '2040.00', Year2: '3888.00', Year3: '5616.00' },
      asec20: { Monthly: '400.00', Annual: '4080.00', Year2: '7776.00', Year3: '11232.00' },
      asec50: { Monthly: '900.00', Annual: '9180.00', Year2: '17496.00', Year3: '25272.00' },
      asec100: { Monthly: '1600.00', Annual: '16320.00', Year2: '31104.00', Year3: '44928.00' },
      cloudAuthor: { Monthly: '15.00', Annual: '156.00', Year2: '300.00', Year3: '432.00' },
      cfbAuthor: { Monthly: '20.00', Annual: '204.00', Year2: '384.00', Year3: '540.00' },
      cfbPublisher: { Monthly: '35.00', Annual: '360.00', Year2: '672.00', Year3: '972.00' },
    });
  });

  it('follows the table, which a later start leaves as it is (BUY-19)', async () => {
    const { db } = shop.vendor.deps;
    await db.update(priceList).set({ cents: 31_050 }).where(eq(priceList.cents, 30_000));
    await seedPriceList(db);
    expect((await prices())['proAnnualPrice']).toBe('310.50');
  });

  it('is not guessed when a price is missing', async () => {
    const { db } = shop.vendor.deps;
    await db.delete(priceList).where(eq(priceList.licenseType, 13));
    const reply = await shop.vendor.call('/cart/getCartPrices', { token });
    expect(reply.status).toBe(500);
  });
});
