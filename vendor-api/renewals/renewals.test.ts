import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productCode } from '#domain/licenses/product-code';
import { duringTests } from '#tests/testkit/during-tests';
import { pdfText } from '#tests/testkit/pdf-text';
import {
  chargesOf,
  dueGroup,
  groupRow,
  mailsFor,
  PERIOD_END,
  putCardOnFile,
  renew,
  renewalsOf,
  renewingCustomer,
  seatRows,
} from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { receiptPdf } from '../billing/receipt/draw-receipt';
import { coupons, saleLines } from '../db/schema/store';
import { insertCoupon } from '../demo/history';

describe.each(testDatabases)('the renewals of a day, on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  it('charge the card on file and extend the group by its term', async () => {
    const seats = [{ licenseType: 0 as const }, { licenseType: 1 as const, assignedTo: 'bob@lee.example' }];
    const { user, groupId } = await renewingCustomer(shop, { company: 'Lee Ltd', group: { seats } });
    expect(await renew(shop)).toEqual({ renewed: 1, declined: 0, ended: 0, open: 0 });
    expect(chargesOf(shop, groupId)).toEqual(['804.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({
      expireDate: '2027-04-10',
      startDate: '2025-04-11',
      term: 2,
      multiplier: 1,
      firstFailedPaymentAttempt: null,
    });
    expect(await seatRows(shop, groupId)).toMatchObject([
      { licenseType: 0, expireDate: null, assignedTo: null },
      { licenseType: 1, expireDate: null, assignedTo: 'bob@lee.example' },
    ]);
    expect(await renewalsOf(shop, user.id)).toMatchObject([
      {
        totalCents: 804_00,
        termCode: 2,
        licensee: 'Lee Ltd',
        subscriptionId: groupId,
        purchasedOn: TEST_TODAY,
        cardType: 'Visa',
        cardLastFour: '1881',
      },
    ]);
  });

  it('are confirmed as renewals and have a receipt', async () => {
    const { user } = await renewingCustomer(shop, { company: 'Lee Ltd' });
    await renew(shop);
    const [sale] = await renewalsOf(shop, user.id);
    const id = sale?.id ?? '';
    const { body } = await shop.vendor.call(`/cart/thankyouvue?transactionId=${id}`, { token: user.token });
    expect(body).toMatchObject({
      success: true,
      isSubscription: true,
      isRenewal: true,
      isReactivate: false,
      proCount: 1,
      licensee: 'Lee Ltd',
      newExpireDate: '2027-04-10',
      amount: '300.00',
    });
    const { content } = await receiptPdf(shop.vendor.deps, id);
    const text = await pdfText(new Uint8Array(content));
    for (const part of [id, 'Axure RP Pro × 1', '$300.00', 'VAT ID DE123456789'])
      expect(text).toContain(part);
  });

  it('leave alone what is not due, not by card, past due, canceled or not billed by time', async () => {
    const user = await shop.vendor.user();
    await putCardOnFile(shop, user);
    const specs = [
      { expireDate: TEST_TODAY },
      { braintreeId: 'PURCHASE_ORDER' },
      { autoRenew: false },
      { canceled: true },
      { term: 3 },
      { term: 0 },
      { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' },
      { kind: 'cfb' as const, cloudAuthorCount: 2, seats: [], autoRenew: false },
      { kind: 'cloud' as const, cloudAuthorCount: 2, seats: [], firstFailedPaymentDate: '2026-04-01' },
      { kind: 'ase' as const, licenseType: 3, seats: [{ licenseType: 3 as const }], canceled: true },
    ];
    const groups = [];
    for (const spec of specs) {
      const id = await dueGroup(shop, user, spec);
      groups.push(await groupRow(shop, id));
    }
    expect(await renew(shop)).toEqual({ renewed: 0, declined: 0, ended: 0, open: 0 });
    for (const group of groups) expect(await groupRow(shop, group.id)).toEqual(group);
    expect(await renewalsOf(shop, user.id)).toEqual([]);
  });

  it('apply pending editions, let canceled seats end and charge neither old price nor canceled seat', async () => {
    const then = { expireDate: PERIOD_END };
    const { groupId } = await renewingCustomer(shop, {
      group: {
        seats: [
          { licenseType: 1, ...then, futureLicenseType: 0 },
          { licenseType: 2, ...then },
          { licenseType: 0 },
        ],
      },
    });
    await renew(shop);
    expect(chargesOf(shop, groupId)).toEqual(['600.00']);
    expect(await seatRows(shop, groupId)).toMatchObject([
      { licenseType: 0, product: 'Axure RP Pro', expireDate: null, futureLicenseType: null },
      { licenseType: 2, product: 'Axure RP Enterprise', expireDate: PERIOD_END },
      { licenseType: 0, expireDate: null },
    ]);
  });

  it('let seats that change to another term go into a group of their own, on one sale', async () => {
    const monthly = { expireDate: PERIOD_END, futureTerm: 1, futureMultiplier: 1 };
    const { user, groupId } = await renewingCustomer(shop, {
      group: {
        pendingOwnerEmail: 'heir@lee.example',
        pendingDate: TEST_TODAY,
        seats: [
          { licenseType: 0, assignedTo: 'a@lee.example', managers: ['m@lee.example'], ...monthly },
          { licenseType: 1 },
        ],
      },
    });
    await renew(shop);
    expect(chargesOf(shop, groupId)).toEqual(['533.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2027-04-10', term: 2 });
    expect(await seatRows(shop, groupId)).toMatchObject([{ licenseType: 1 }]);
    const { body } = await shop.vendor.call('/user/loadLicenseRows', { token: user.token });
    const rows = body['subRows'] as { assignedTo: string | null; subscription: { id: string } }[];
    const moved = rows.find(({ assignedTo }) => assignedTo === 'a@lee.example');
    expect(moved).toMatchObject({ managers: ['m@lee.example'], expireDate: null, futureTerm: null });
    expect(await groupRow(shop, moved?.subscription.id ?? '')).toMatchObject({
      ownerId: user.id,
      term: 1,
      multiplier: 1,
      startDate: TEST_TODAY,
      expireDate: '2026-05-10',
      autoRenew: true,
      pendingOwnerEmail: 'heir@lee.example',
    });
    const [sale] = await renewalsOf(shop, user.id);
    const lines = await shop.vendor.deps.db
      .select()
      .from(saleLines)
      .where(eq(saleLines.purchaseId, sale?.id ?? ''));
    expect(lines.map(({ productCode: code, amountCents }) => [code, amountCents]).toSorted()).toEqual([
      [801100, 29_00],
      [812100, 504_00],
    ]);
  });

  it('change a whole group to another term in place', async () => {
    const twoYears = { expireDate: PERIOD_END, futureTerm: 2, futureMultiplier: 2 };
    const { groupId } = await renewingCustomer(shop, { group: { seats: [{ licenseType: 0, ...twoYears }] } });
    await renew(shop);
    expect(chargesOf(shop, groupId)).toEqual(['570.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({ term: 2, multiplier: 2, expireDate: '2028-04-10' });
  });

  it('end a group whose seats have all ended, without a charge or a mail', async () => {
    const { user, groupId } = await renewingCustomer(shop, {
      group: { seats: [{ licenseType: 0, expireDate: PERIOD_END }] },
    });
    expect(await renew(shop)).toMatchObject({ ended: 1 });
    expect(await groupRow(shop, groupId)).toMatchObject({ canceled: true, expireDate: PERIOD_END });
    expect(await mailsFor(shop, user.email)).toEqual([]);
    expect(await renew(shop)).toMatchObject({ ended: 0 });
  });

  it('use renewal coupons and book their uses', async () => {
    const { user, groupId } = await renewingCustomer(shop, {
      group: { seats: [{ licenseType: 0 }, { licenseType: 0 }] },
    });
    const coupon = { userId: user.id, type: 'percent', amount: '10', endDate: null, uses: 1 } as const;
    const { db } = shop.vendor.deps;
    const codes = [productCode(0, 2)];
    await insertCoupon(db, {
      ...coupon,
      id: `r-${user.id}`,
      description: 'Loyal',
      isRenewal: true,
      productCodes: codes,
    });
    await insertCoupon(db, { ...coupon, id: `p-${user.id}`, description: 'New', productCodes: codes });
    await renew(shop);
    expect(chargesOf(shop, groupId)).toEqual(['570.00']);
    const used = await db.select().from(coupons).where(eq(coupons.userId, user.id)).orderBy(coupons.id);
    expect(used.map(({ couponUsed }) => couponUsed)).toEqual([0, 1]);
  });

  it('renew for nothing when a coupon takes all of it off', async () => {
    const { user, groupId } = await renewingCustomer(shop);
    await insertCoupon(shop.vendor.deps.db, {
      id: `free-${user.id}`,
      userId: user.id,
      type: 'percent',
      amount: '100',
      description: 'On the house',
      endDate: null,
      uses: 1,
      productCodes: [802100],
      isRenewal: true,
    });
    await renew(shop);
    expect(chargesOf(shop, groupId)).toEqual([]);
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2027-04-10' });
    expect(await renewalsOf(shop, user.id)).toMatchObject([{ totalCents: 0 }]);
  });

  it('catch up one period at a time, a run each', async () => {
    const { user, groupId } = await renewingCustomer(shop, {
      group: { term: 1, startDate: '2025-12-31', expireDate: '2026-01-30' },
    });
    expect(await renew(shop)).toMatchObject({ renewed: 1 });
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2026-02-27' });
    expect(await renew(shop)).toMatchObject({ renewed: 1 });
    expect(await renew(shop)).toMatchObject({ renewed: 1 });
    expect(await renew(shop)).toMatchObject({ renewed: 0 });
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2026-04-29' });
    expect(await renewalsOf(shop, user.id)).toHaveLength(3);
  });
});
