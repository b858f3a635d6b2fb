import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { groupOf, sendChange } from '#tests/testkit/changes';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { groupRow, mailsFor, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';

const { Pro, Team, Enterprise } = LicenseType;
const YEAR_END = '2026-12-31';

describe.each(testDatabases)('another edition of seats with a history, on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  const ann = beforeTests(() => shop.vendor.user());

  async function confirmed(user: TestUser, seatIds: string[], total: string) {
    const { body } = await sendChange(shop, user, { seatIds, newEdition: Team }, await paid(total));
    const path = `/cart/thankyouvue?transactionId=${body['transactionId']}`;
    return (await shop.vendor.call(path, { token: user.token })).body;
  }

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

  it('tells of each seat when it is billed again, or ends, in confirmation and mail (CANC-04, D-147)', async () => {
    const [cora, dora] = [await shop.vendor.user(), await shop.vendor.user()];
    const canceled = { licenseType: Pro, expireDate: YEAR_END };
    const leftOut = { licenseType: Pro, expireDate: '2026-06-30' };
    const several = await groupOf(shop, cora, [{ licenseType: Pro }, canceled, leftOut]);
    const alone = await groupOf(shop, dora, [canceled]);
    const products = [{ productName: 'Axure RP Team', quantity: 1 }];
    expect(await confirmed(cora, several.seatIds, '341.49')).toMatchObject({
      parts: [
        { newExpireDate: YEAR_END, endsThen: false, products },
        { newExpireDate: YEAR_END, endsThen: true, products },
        { newExpireDate: '2026-06-30', endsThen: true, products },
      ],
    });
    expect(await confirmed(dora, alone.seatIds, '148.11')).toMatchObject({
      newExpireDate: YEAR_END,
      endsThen: true,
    });
    const [mail] = await mailsFor(shop, cora.email);
    for (const when of ['next billed Jan 1, 2027', 'expires Dec 31, 2026', 'expires Jun 30, 2026'])
      expect(mail?.text).toContain(`Changed, ${when}: Axure RP Pro × 1 to Axure RP Team`);
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
