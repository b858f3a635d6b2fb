import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { groupOf, sendChange } from '#tests/testkit/changes';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { pdfText } from '#tests/testkit/pdf-text';
import { addCoupon } from '#tests/testkit/portal-data';
import { groupRow, mailsFor, putCardOnFile, renew, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { seats } from '../../db/schema/licenses';
import { coupons } from '../../db/schema/store';

const { Pro, Team, Enterprise } = LicenseType;
const YEAR_END = '2026-12-31';
const NEW_YEAR = '2027-01-01';

describe.each(testDatabases)('another edition, on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  const ann = beforeTests(() => shop.vendor.user({ company: 'Lee Ltd' }));

  const rowsOf = (ids: readonly string[]) =>
    shop.vendor.deps.db
      .select()
      .from(seats)
      .where(inArray(seats.id, [...ids]))
      .orderBy(seats.ordinal, seats.id);

  const paid = async (total: string) => ({ ...(await shop.newCard()), userTotalPrice: total });

  it('that is greater holds at once and is charged for the rest of the term (EDIT-04, REST-27, T-12 U1)', async () => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Pro }, { licenseType: Pro }]);
    const reply = await sendChange(
      shop,
      ann,
      { seatIds, newEdition: Team },
      await paid('296.22'),
      'u1-of-ann',
    );
    expect(reply.body).toMatchObject({ success: true, errorMessage: '' });
    expect(shop.charges('u1-of-ann')).toEqual(['296.22']);
    const unchanged = {
      expireDate: null,
      futureLicenseType: null,
      futureTerm: null,
      startDate: '2026-01-01',
    };
    expect(await seatRows(shop, id)).toMatchObject([
      { licenseType: Team, product: 'Axure RP Team', ...unchanged },
      { licenseType: Team, product: 'Axure RP Team', ...unchanged },
    ]);
    expect(await groupRow(shop, id)).toMatchObject({ term: 2, multiplier: 1, expireDate: YEAR_END });
  });

  it('is confirmed, listed, receipted and mailed with the same figures (CONF-07, CONF-12, EDIT-11)', async () => {
    const cora = await shop.vendor.user({ company: 'Cora Inc' });
    const { id, seatIds } = await groupOf(shop, cora, [
      { licenseType: Pro },
      { licenseType: Pro },
      { licenseType: Enterprise },
    ]);
    const { body } = await sendChange(shop, cora, { seatIds, newEdition: Team }, await paid('296.22'));
    const order = String(body['transactionId']);
    const confirmed = await shop.vendor.call(`/cart/thankyouvue?transactionId=${order}&email=${cora.email}`, {
      token: cora.token,
    });
    expect(confirmed.body).toMatchObject({
      success: true,
      isEdition: true,
      isTerm: false,
      isSubscription: true,
      licensee: 'Cora Inc',
      teamCount: 2,
      newExpireDate: YEAR_END,
      subscriptionId: id,
      seatIds: seatIds.slice(0, 2),
      amount: '296.22',
      waiting: [{ when: 'Changes on Dec 31, 2026', what: 'Axure RP Enterprise × 1 to Axure RP Team' }],
    });
    const records = await shop.vendor.call('/userbilling/GetSaleRecords', { token: cora.token });
    expect(records.body['records']).toMatchObject([
      { purchaseId: order, productName: 'Axure RP Team', quantity: 2, term: 2, amount: '296.22' },
    ]);
    const figures = ['$1,008.00', '-$276.16', '-$435.62', '$296.22'];
    const receipt = await fetch(
      `${shop.vendor.url}/history/genInvoice?userId=${cora.id}&saleId=${order}&amount=296.22`,
      { headers: { Authorization: cora.token } },
    );
    const text = await pdfText(new Uint8Array(await receipt.arrayBuffer()));
    for (const figure of figures) expect(text).toContain(figure);
    const [mail] = await mailsFor(shop, cora.email);
    expect(mail?.subject).toBe(`Your change of edition, order ${order}`);
    expect(mail?.text.match(/-?\$[\d,]+\.\d\d(?=\n)/g)).toEqual(figures);
    expect(mail?.text).toContain('Changed, next billed Jan 1, 2027: Axure RP Pro × 2 to Axure RP Team');
    expect(mail?.text).toContain('Changes on Dec 31, 2026: Axure RP Enterprise × 1 to Axure RP Team');
  });

  it('that is lesser waits for the end of the term, costs nothing and comes with the renewal (EDIT-05, STAT-07, T-12 D1)', async () => {
    const dora = await shop.vendor.user();
    await putCardOnFile(shop, dora);
    const { id, seatIds } = await groupOf(shop, dora, [{ licenseType: Team }]);
    const { body } = await sendChange(shop, dora, { seatIds, newEdition: Pro });
    expect(body).toEqual({ success: true, transactionId: '', errorMessage: '' });
    expect(await seatRows(shop, id)).toMatchObject([
      {
        licenseType: Team,
        product: 'Axure RP Team',
        futureLicenseType: Pro,
        futureTerm: null,
        expireDate: YEAR_END,
      },
    ]);
    const records = await shop.vendor.call('/userbilling/GetSaleRecords', { token: dora.token });
    expect(records.body['records']).toEqual([]);
    expect(await mailsFor(shop, dora.email)).toEqual([]);
    await renew(shop, NEW_YEAR);
    expect(await seatRows(shop, id)).toMatchObject([
      { licenseType: Pro, product: 'Axure RP Pro', futureLicenseType: null, expireDate: null },
    ]);
    expect(shop.charges(`renewal:${id}:${YEAR_END}`)).toEqual(['300.00']);
  });

  it.each([
    [Pro, Team, 'NOW', '148.11'],
    [Pro, Enterprise, 'NOW', '522.74'],
    [Team, Enterprise, 'NOW', '374.63'],
    [Team, Pro, 'TERM_END', ''],
    [Enterprise, Pro, 'TERM_END', ''],
    [Enterprise, Team, 'TERM_END', ''],
  ] as const)('from %i to %i is %s (EDIT-03, T-07)', async (from, to, effect, total) => {
    const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: from }]);
    const more = effect === 'NOW' ? await paid(total) : {};
    const { body } = await sendChange(shop, ann, { seatIds, newEdition: to }, more);
    expect(body).toMatchObject({ success: true });
    expect(String(body['transactionId']) !== '').toBe(effect === 'NOW');
    expect(await seatRows(shop, id)).toMatchObject([
      effect === 'NOW'
        ? { licenseType: to, futureLicenseType: null, expireDate: null }
        : { licenseType: from, futureLicenseType: to, expireDate: YEAR_END },
    ]);
  });

  it('takes seats up and down in one request and one charge (EDIT-14, D-74)', async () => {
    const { seatIds } = await groupOf(shop, ann, [
      { licenseType: Pro },
      { licenseType: Enterprise },
      { licenseType: Team },
    ]);
    await sendChange(shop, ann, { seatIds, newEdition: Team }, await paid('148.11'), 'mixed-of-ann');
    expect(shop.charges('mixed-of-ann')).toEqual(['148.11']);
    expect(await rowsOf(seatIds)).toMatchObject([
      { licenseType: Team, futureLicenseType: null },
      { licenseType: Enterprise, futureLicenseType: Team },
      { licenseType: Team, futureLicenseType: null, expireDate: null },
    ]);
  });

  it('spans several groups with one charge for all (EDIT-18)', async () => {
    const one = await groupOf(shop, ann, [{ licenseType: Pro }]);
    const other = await groupOf(shop, ann, [{ licenseType: Pro }], {
      startDate: '2026-04-11',
      expireDate: '2027-04-10',
    });
    const seatIds = [...one.seatIds, ...other.seatIds];
    await sendChange(shop, ann, { seatIds, newEdition: Team }, await paid('352.11'), 'groups-of-ann');
    expect(shop.charges('groups-of-ann')).toEqual(['352.11']);
    expect((await rowsOf(seatIds)).map(({ licenseType }) => licenseType)).toEqual([Team, Team]);
    expect(await groupRow(shop, other.id)).toMatchObject({ expireDate: '2027-04-10' });
  });

  it('uses coupons of purchases, books their uses, and none of renewals (COUP-10, COUP-13, D-52)', async () => {
    const eva = await shop.vendor.user();
    const coupon = { type: 'percent', amount: '20', endDate: null, uses: 1, productCodes: [812100] } as const;
    await addCoupon(shop.vendor, eva, { ...coupon, id: `p-${eva.id}`, description: 'Spring' });
    await addCoupon(shop.vendor, eva, {
      ...coupon,
      id: `a-${eva.id}`,
      description: 'Loyal',
      isRenewal: true,
    });
    const { seatIds } = await groupOf(shop, eva, [{ licenseType: Pro }, { licenseType: Pro }]);
    const applied = [
      { Id: `p-${eva.id}`, Qty: 1, DiscPerItem: 29.62, TotalDisc: 29.62, ProductCode: 812100 },
    ];
    const more = { ...(await paid('266.60')), appliedCoupons: JSON.stringify(applied) };
    await sendChange(shop, eva, { seatIds, newEdition: Team }, more, 'coupon-of-eva');
    expect(shop.charges('coupon-of-eva')).toEqual(['266.60']);
    const used = await shop.vendor.deps.db
      .select()
      .from(coupons)
      .where(inArray(coupons.userId, [eva.id]));
    expect(used.map(({ description, couponUsed }) => [description, couponUsed]).toSorted()).toEqual([
      ['Loyal', 0],
      ['Spring', 1],
    ]);
  });

  it.each([
    ['repeated names', (ids: readonly string[]) => ids.map((id) => `seatIds=${id}`).join('&')],
    ['brackets', (ids: readonly string[]) => ids.map((id) => `seatIds[]=${id}`).join('&')],
    ['indices', (ids: readonly string[]) => ids.map((id, at) => `seatIds[${at}]=${id}`).join('&')],
    ['JSON', (ids: readonly string[]) => `seatIds=${encodeURIComponent(JSON.stringify(ids))}`],
  ])(
    'is read from lists as %s; groups and terms sent along make no difference (D-93, D-143, EDIT-19)',
    async (_how, spelled) => {
      const { id, seatIds } = await groupOf(shop, ann, [{ licenseType: Team }, { licenseType: Enterprise }]);
      const { body } = await shop.vendor.call('/cart/confirmChangeEdition', {
        token: ann.token,
        form: `${spelled(seatIds)}&newEdition=0&subscriptionGroups=${id}&terms=5&terms=nonsense`,
      });
      expect(body).toMatchObject({ success: true, transactionId: '' });
      expect((await rowsOf(seatIds)).map(({ futureLicenseType }) => futureLicenseType)).toEqual([Pro, Pro]);
    },
  );
});
