import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { groupOf, sendChange } from '#tests/testkit/changes';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';

const { Pro, Team, Enterprise } = LicenseType;
const YEAR_END = '2026-12-31';

describe.each(testDatabases)('another edition of seats with a history, on %s', (database) => {
  let shop: Shop;
  let ann: TestUser;

  beforeAll(async () => {
    shop = await startShop(database);
    ann = await shop.vendor.user();
  });
  afterAll(() => shop?.stop());

  const paid = async (total: string) => ({ ...(await shop.newCard()), userTotalPrice: total });

  it('takes a waiting change back when the edition in force is chosen (D-75)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Team }]);
    await sendChange(shop, ann, { seatIds, newEdition: Pro });
    const { body } = await sendChange(shop, ann, { seatIds, newEdition: Team });
    expect(body).toEqual({ success: true, transactionId: '', errorMessage: '' });
    expect(await seatRows(shop, id)).toMatchObject([
      { licenseType: Team, futureLicenseType: null, expireDate: null },
    ]);
  });

  it('replaces a waiting edition and keeps a waiting term (D-141, D-144)', async () => {
    const waiting = { futureLicenseType: Pro, futureTerm: 1, futureMultiplier: 1, expireDate: YEAR_END };
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Team, ...waiting }]);
    await sendChange(shop, ann, { seatIds, newEdition: Enterprise }, await paid('374.63'));
    expect(await seatRows(shop, id)).toMatchObject([
      {
        licenseType: Enterprise,
        futureLicenseType: null,
        futureTerm: 1,
        futureMultiplier: 1,
        expireDate: YEAR_END,
      },
    ]);
  });

  it('upgrades canceled seats, which stay canceled (D-122)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro, expireDate: YEAR_END }]);
    const { body } = await sendChange(shop, ann, { seatIds, newEdition: Team }, await paid('148.11'));
    expect(body).toMatchObject({ success: true });
    expect(await seatRows(shop, id)).toMatchObject([{ licenseType: Team, expireDate: YEAR_END }]);
  });

  it('upgrades a group on purchase order by card and leaves it on purchase order (D-110)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }], {
      braintreeId: 'PURCHASE_ORDER',
    });
    const { body } = await sendChange(shop, ann, { seatIds, newEdition: Team }, await paid('148.11'));
    expect(body).toMatchObject({ success: true });
    expect(await groupRow(shop, id)).toMatchObject({ braintreeId: 'PURCHASE_ORDER', expireDate: YEAR_END });
  });
});
