import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { ASE_CART } from '#tests/testkit/carts';
import { groupOf, sendCloudChange } from '#tests/testkit/changes';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { groupRow, mailsFor, putCardOnFile, renew, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { seats } from '../../db/schema/licenses';

const { Asec5, Asec10, Asec20, Asec100 } = LicenseType;
const YEAR_END = '2026-12-31';
const NEW_YEAR = '2027-01-01';

describe.each(testDatabases)('another bundle, on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  const ann = beforeEachTest(() => shop.vendor.user({ company: 'Lee Ltd' }));

  const paid = async (total: string) => ({ ...(await shop.newCard()), userTotalPrice: total });
  const bundle = () =>
    groupOf(shop, ann, [{ licenseType: Asec10, assignedTo: 'acme' }], { kind: 'ase', licenseType: Asec10 });
  const product = async () => {
    const { body } = await shop.vendor.call('/user/loadCloudSubscriptionGroups', { token: ann.token });
    const groups = body['subscriptionGroups'];
    return Array.isArray(groups) ? groups.map((group) => group.product) : [];
  };

  it('that is larger holds at once, is charged for the rest of the term, and names the group (EDIT-15, REST-27)', async () => {
    const { id, seatIds } = await bundle();
    const key = `now-${id}`;
    const { body } = await sendCloudChange(shop, ann, { id, newEdition: Asec20 }, await paid('1481.09'), key);
    expect(body).toMatchObject({ success: true, errorMessage: '' });
    expect(shop.charges(key)).toEqual(['1481.09']);
    expect(await groupRow(shop, id)).toMatchObject({ licenseType: Asec20, term: 2, expireDate: YEAR_END });
    expect(await seatRows(shop, id)).toMatchObject([
      {
        id: seatIds[0],
        licenseType: Asec20,
        product: 'Cloud for Business - 20 Publishers',
        assignedTo: 'acme',
        expireDate: null,
        futureLicenseType: null,
      },
    ]);
    expect(await product()).toEqual(['Cloud for Business - 20 Publishers']);
    const [mail] = await mailsFor(shop, ann.email);
    expect(mail?.subject).toBe(`Your change of edition, order ${body['transactionId']}`);
    expect(mail?.text).toContain(
      'Cloud for Business - 10 Publishers × 1 to Cloud for Business - 20 Publishers',
    );
  });

  it('that is smaller waits for the end of the term, costs nothing and comes with the renewal (EDIT-15, T-07)', async () => {
    await putCardOnFile(shop, ann);
    const { id } = await bundle();
    const { body } = await sendCloudChange(shop, ann, { id, newEdition: Asec5 });
    expect(body).toEqual({ success: true, transactionId: '', errorMessage: '' });
    expect(await groupRow(shop, id)).toMatchObject({ licenseType: Asec10, expireDate: YEAR_END });
    expect(await seatRows(shop, id)).toMatchObject([
      { licenseType: Asec10, futureLicenseType: Asec5, expireDate: YEAR_END },
    ]);
    await renew(shop, NEW_YEAR);
    expect(shop.charges(`renewal:${id}:${YEAR_END}`)).toEqual(['1020.00']);
    expect(await groupRow(shop, id)).toMatchObject({ licenseType: Asec5, expireDate: '2027-12-31' });
    expect(await seatRows(shop, id)).toMatchObject([
      { licenseType: Asec5, futureLicenseType: null, expireDate: null },
    ]);
    expect(await product()).toEqual(['Cloud for Business - 5 Publishers']);
  });

  it('is taken back by the one in force (D-75)', async () => {
    const { id } = await bundle();
    await sendCloudChange(shop, ann, { id, newEdition: Asec5 });
    await sendCloudChange(shop, ann, { id, newEdition: Asec10 });
    expect(await seatRows(shop, id)).toMatchObject([{ futureLicenseType: null, expireDate: null }]);
  });

  it('leaves canceled bundles alone and changes the others of a group (T-16)', async () => {
    const { id } = await groupOf(
      shop,
      ann,
      [{ licenseType: Asec5 }, { licenseType: Asec5, expireDate: YEAR_END }, { licenseType: Asec100 }],
      { kind: 'ase', licenseType: Asec100 },
    );
    const { body } = await sendCloudChange(shop, ann, { id, newEdition: Asec10 }, await paid('740.55'));
    expect(body).toMatchObject({ success: true });
    expect(await seatRows(shop, id)).toMatchObject([
      { licenseType: Asec10, expireDate: null },
      { licenseType: Asec5, expireDate: YEAR_END },
      { licenseType: Asec100, futureLicenseType: Asec10 },
    ]);
    expect(await groupRow(shop, id)).toMatchObject({ licenseType: Asec100 });
  });

  describe('names each group after the largest bundle in it', () => {
    const mixed = (larger: object = {}, group: object = {}) =>
      groupOf(shop, ann, [{ licenseType: Asec20, ...larger }, { licenseType: Asec5 }], {
        kind: 'ase',
        licenseType: Asec20,
        ...group,
      });
    const buy = async (path: string, form: Record<string, string>) => {
      const { body } = await shop.buy(ann, { ...form, ...(await shop.newCard()) }, undefined, path);
      expect(body).toMatchObject({ success: true });
    };
    const namesOf = (seatIds: readonly string[]) =>
      Promise.all(
        seatIds.map(async (seatId) => {
          const rows = shop.vendor.deps.db.select().from(seats);
          const [seat] = await rows.where(eq(seats.id, seatId));
          return (await groupRow(shop, seat?.subscriptionId ?? '')).licenseType;
        }),
      );

    it('when some of them get another term (D-114)', async () => {
      const { id, seatIds } = await mixed({ expireDate: YEAR_END });
      const { body } = await sendCloudChange(shop, ann, { id, newTerm: 4 }, await paid('1203.45'));
      expect(body).toMatchObject({ success: true });
      expect(await namesOf(seatIds)).toEqual([Asec20, Asec5]);
    });

    it('when some of them are left out of a renewal by purchase order (PO-09)', async () => {
      const { id, seatIds } = await mixed({}, { braintreeId: 'PURCHASE_ORDER', autoRenew: false });
      const renewed = {
        subscriptionId: id,
        seatIds: seatIds[1] ?? '',
        newTerm: '2',
        userTotalPrice: '1020.00',
      };
      await buy('/cart/renewAsepo', renewed);
      expect(await namesOf(seatIds)).toEqual([Asec20, Asec5]);
    });

    it('when a larger one is bought for it (CART-22)', async () => {
      const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Asec5 }], {
        kind: 'ase',
        licenseType: Asec5,
      });
      const larger = { productType: 'ASEC10', subscriptionGroup: id, cotermGroup: id };
      const priced = { asec10SubAdj: '558.90', userTotalPrice: '1481.10' };
      await buy('/cart/buyAseSubscription', { ...ASE_CART.form(), ...larger, ...priced });
      expect(await namesOf(seatIds)).toEqual([Asec10]);
    });
  });
});
