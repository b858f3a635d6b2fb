import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { insertGroup } from '../../demo/builders';
import { insertCoupon } from '../../demo/history';

describe.each(testDatabases)('buying RP seats on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  const get = async (token: string, path: string) => (await shop.vendor.call(path, { token })).body;

  it('charges a new card once and records sale, seats, card, confirmation and mail (REST-22, CART-18)', async () => {
    const ann = await shop.vendor.user();
    const form = rpCart({ proQuantity: '1', teamQuantity: '2', userTotalPrice: '1308.00' });
    const reply = await shop.buy(ann, { ...form, ...(await shop.newCard()) }, 'attempt-happy-1');
    expect(reply.body).toEqual({
      success: true,
      transactionId: expect.stringMatching(ORDER_NUMBER),
      errorMessage: '',
    });
    expect(shop.charges('attempt-happy-1')).toEqual(['1308.00']);

    const id = String(reply.body['transactionId']);
    expect(await get(ann.token, '/userbilling/GetSaleRecords')).toEqual({
      success: true,
      renewal: ['False', ann.email],
      records: [
        record(id, 1, { productName: 'Axure RP Pro', amount: '300.00', quantity: 1 }),
        record(id, 2, { productName: 'Axure RP Team', amount: '1008.00', quantity: 2 }),
      ],
    });
    expect(await get(ann.token, `/cart/thankyouvue?transactionId=${id}&email=${ann.email}`)).toMatchObject({
      success: true,
      isSubscription: true,
      term: 2,
      is2Year: false,
      licensee: 'Lee Ltd',
      proCount: 1,
      teamCount: 2,
      entCount: 0,
      newExpireDate: '2027-04-10',
      amount: '1308.00',
    });
    expect(await get(ann.token, '/userbilling/GetBillingInfo')).toMatchObject({
      hasExistingPaymentMethod: true,
      lastFour: '1111',
      cardType: 'Visa',
      cardholderName: 'Ann Lee',
      country: 'Germany',
      vat: 'DE123456789',
      expirationMonth: 12,
      expirationYear: 2031,
    });
  });

  it('makes a group that starts today, with free seats that the buyer manages (CART-22, CART-23, D-41)', async () => {
    const ann = await shop.vendor.user();
    const form = rpCart({ term: '5', proQuantity: '0', entQuantity: '2', userTotalPrice: '5616.00' });
    const { body } = await shop.buy(ann, { ...form, ...(await shop.newCard()) });
    const confirmed = await get(ann.token, `/cart/thankyouvue?transactionId=${body['transactionId']}`);
    const rows = rowsOf(await get(ann.token, '/user/loadLicenseRows'));
    expect(rows.map((row) => row['seatId']).toSorted()).toEqual(seatIds(confirmed).toSorted());
    for (const row of rows) {
      expect(row).toMatchObject({
        assignedTo: null,
        managers: [ann.email],
        note: '',
        expireDate: null,
        licenseType: 2,
        product: 'Axure RP Enterprise',
        subscription: {
          id: confirmed['subscriptionId'],
          term: 2,
          multiplier: 3,
          startDate: '2026-04-11',
          expireDate: '2029-04-10',
          autoRenew: true,
        },
      });
    }
  });

  it('charges the card on file on request', async () => {
    const ann = await shop.vendor.user();
    await shop.buy(ann, { ...rpCart(), ...(await shop.newCard()) });
    const reply = await shop.buy(ann, { ...rpCart(), ...(await shop.storedCard()) }, 'attempt-stored');
    expect(reply.body['success']).toBe(true);
    expect(shop.charges('attempt-stored')).toEqual(['300.00']);
  });

  it('adds seats to a group with the credit for the days passed, to the cent (CART-22, PRICE-22, T-12, D-40)', async () => {
    const ann = await shop.vendor.user({ company: 'Lee Ltd' });
    const groupId = await insertGroup(shop.vendor.deps.db, ann, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0 }],
    });
    const form = rpCart({
      proQuantity: '2',
      subscriptionGroup: groupId,
      cotermGroup: groupId,
      proSubAdj: '82.19',
      userTotalPrice: '435.62',
    });
    const { body } = await shop.buy(ann, { ...form, ...(await shop.newCard()) }, 'attempt-coterm');
    expect(body['success']).toBe(true);
    expect(shop.charges('attempt-coterm')).toEqual(['435.62']);
    const rows = rowsOf(await get(ann.token, '/user/loadLicenseRows'));
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => (row['subscription'] as Row)['id']))).toEqual(new Set([groupId]));
  });

  it('books the uses of a coupon (COUP-01, COUP-02, COUP-10, COUP-13, REST-38, D-101)', async () => {
    const ann = await shop.vendor.user();
    const coupon = { type: 'percent', amount: '20', description: 'Spring', endDate: '2026-04-11' } as const;
    const id = `coupon-of-${ann.id}`;
    await insertCoupon(shop.vendor.deps.db, {
      ...coupon,
      id,
      userId: ann.id,
      uses: 3,
      productCodes: [802100],
    });
    const applied = {
      Id: id,
      Description: 'Spring',
      Qty: 3,
      DiscPerItem: 60,
      TotalDisc: 180,
      ProductCode: 802100,
    };
    const form = rpCart({
      proQuantity: '5',
      userTotalPrice: '1320.00',
      appliedCoupons: JSON.stringify([applied]),
    });
    const { body } = await shop.buy(ann, { ...form, ...(await shop.newCard()) });
    expect(body['success']).toBe(true);
    expect(await get(ann.token, '/user/loadUserCoupons')).toEqual({
      success: true,
      coupons: [
        {
          id,
          coupon: { isRenewal: false, type: 0, amount: 20, description: 'Spring', endDate: '2026-04-11' },
          couponDetails: { couponUsed: 3, couponQty: 3 },
          remainingUses: 0,
          qtyUsed: 3,
          productIds: [802100],
        },
      ],
      productMap: { '802100': [id] },
      hasRP10Promo: false,
    });
  });

  it('sells for nothing without a charge, keeping a new card for renewals (D-124)', async () => {
    const ann = await shop.vendor.user();
    const coupon = { type: 'fixed', amount: '0', description: 'On the house', endDate: null } as const;
    const id = `coupon-of-${ann.id}`;
    await insertCoupon(shop.vendor.deps.db, {
      ...coupon,
      id,
      userId: ann.id,
      uses: 2,
      productCodes: [802100],
    });
    const applied = [{ Id: id, Qty: 1, DiscPerItem: '300.00', TotalDisc: '300.00', ProductCode: 802100 }];
    const free = rpCart({ userTotalPrice: '0.00', appliedCoupons: JSON.stringify(applied) });
    const first = await shop.buy(ann, { ...free, ...(await shop.newCard()) }, 'attempt-free-new');
    expect(first.body['success']).toBe(true);
    expect((await get(ann.token, '/userbilling/GetBillingInfo'))['lastFour']).toBe('1111');
    const second = await shop.buy(ann, { ...free, ...(await shop.storedCard()) }, 'attempt-free-old');
    expect(second.body['success']).toBe(true);
    expect([...shop.charges('attempt-free-new'), ...shop.charges('attempt-free-old')]).toEqual([]);
  });

  it('shows a confirmation to its buyer alone (CONF-01, CONF-08, REST-37)', async () => {
    const [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    const { body } = await shop.buy(ann, { ...rpCart(), ...(await shop.newCard()) });
    const path = `/cart/thankyouvue?transactionId=${body['transactionId']}`;
    expect(await get(bob.token, path)).toEqual({ success: false });
    expect(await get(ann.token, `${path}&email=${bob.email}`)).toEqual({ success: false });
    expect((await get(ann.token, path))['success']).toBe(true);
  });
});

type Row = Record<string, unknown>;

const ORDER_NUMBER = /^AX-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

function record(purchaseId: string, position: number, line: Row): Row {
  const purchased = { purchasedDate: '2026-04-11', purchasedDateString: 'Apr 11, 2026', term: 2 };
  return { saleId: `${purchaseId}-${position}`, purchaseId, ...purchased, ...line };
}

function rowsOf(answer: Row): Row[] {
  return answer['subRows'] as Row[];
}

function seatIds(confirmation: Row): string[] {
  return confirmation['seatIds'] as string[];
}
