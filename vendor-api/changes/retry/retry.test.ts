import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, mailsFor, PERIOD_END, renew, seatRows } from '#tests/testkit/renewals';
import { pastDueCustomer, sendRetry } from '#tests/testkit/retries';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { findCard } from '../../billing/card-on-file';
import { coupons } from '../../db/schema/store';
import { insertCoupon } from '../../demo/history';

describe.each(testDatabases)('the retry of a failed payment, on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  const idsOf = async (groupId: string) => (await seatRows(shop, groupId)).map(({ id }) => id);

  it('charges the chosen seats, clears the failure and advances the term (PAY-14, REST-35)', async () => {
    const { user, groupId } = await pastDueCustomer(shop, {
      company: 'Lee Ltd',
      group: { seats: [{ licenseType: 0, assignedTo: 'a@lee.example' }, { licenseType: 1 }] },
    });
    const [kept = '', dropped = ''] = await idsOf(groupId);
    const { body } = await sendRetry(
      shop,
      user,
      { PastDueSubId: groupId, SeatIds: kept, ...(await shop.storedCard()) },
      'retry-whole',
    );
    expect(body).toEqual({ success: true, transactionId: expect.stringMatching(/^AX-/), message: '' });
    expect(shop.charges('retry-whole')).toEqual(['300.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({
      expireDate: '2027-04-10',
      firstFailedPaymentAttempt: null,
      firstFailedPaymentDate: null,
      canceled: false,
    });
    expect(await seatRows(shop, groupId)).toMatchObject([
      { id: kept, expireDate: null, assignedTo: 'a@lee.example' },
      { id: dropped, expireDate: PERIOD_END },
    ]);
    const path = `/cart/thankyouvue?transactionId=${body['transactionId']}`;
    expect((await shop.vendor.call(path, { token: user.token })).body).toMatchObject({
      success: true,
      isRenewal: true,
      proCount: 1,
      teamCount: 0,
      newExpireDate: '2027-04-10',
      amount: '300.00',
      licensee: 'Lee Ltd',
    });
    expect(await mailsFor(shop, user.email)).toMatchObject([{ kind: 'renewal-receipt' }]);
    expect(await renew(shop)).toEqual({ renewed: 0, declined: 0, ended: 0, open: 0 });
  });

  it('of a period that is over already charges nothing more by itself, as is shown before', async () => {
    const expireDate = '2026-01-31';
    const group = { startDate: '2026-01-01', expireDate, term: 1, multiplier: 1 };
    const { user, groupId } = await pastDueCustomer(shop, { group });
    const SeatIds = await idsOf(groupId);
    const form = { PastDueSubId: groupId, SeatIds, userTotalPrice: '29.00', ...(await shop.storedCard()) };
    const { body } = await sendRetry(shop, user, form, 'retry-over');
    const question = `/cart/thankyouvue?transactionId=${body['transactionId']}`;
    const told = { isRenewal: true, newExpireDate: '2026-02-28', endsThen: true };
    expect((await shop.vendor.call(question, { token: user.token })).body).toMatchObject(told);
    expect((await mailsFor(shop, user.email))[0]?.text).toContain('Expires: Feb 28, 2026\n');
    const paid = { expireDate: '2026-02-28', firstFailedPaymentAttempt: null };
    expect(await groupRow(shop, groupId)).toMatchObject(paid);
    expect(await renew(shop)).toEqual({ renewed: 0, declined: 0, ended: 0, open: 0 });
    expect(await groupRow(shop, groupId)).toMatchObject(paid);
  });

  it('applies what was pending, splits terms, and revives a canceled seat that is chosen (D-88)', async () => {
    const then = { expireDate: PERIOD_END };
    const { user, groupId } = await pastDueCustomer(shop, {
      group: {
        seats: [
          { licenseType: 1, ...then, futureLicenseType: 0 },
          { licenseType: 0, ...then },
          { licenseType: 0, ...then, futureTerm: 1, futureMultiplier: 1 },
          { licenseType: 2, ...then, futureLicenseType: 1 },
          { licenseType: 2, expireDate: '2025-04-10' },
        ],
      },
    });
    const [pro = '', revived = '', monthly = '', dropped = '', over = ''] = await idsOf(groupId);
    const form = { PastDueSubId: groupId, SeatIds: [pro, revived, monthly], userTotalPrice: '629.00' };
    const { body } = await sendRetry(shop, user, { ...form, ...(await shop.storedCard()) }, 'retry-split');
    expect(body['success']).toBe(true);
    expect(shop.charges('retry-split')).toEqual(['629.00']);
    expect(await seatRows(shop, groupId)).toMatchObject([
      { id: pro, licenseType: 0, product: 'Axure RP Pro', expireDate: null, futureLicenseType: null },
      { id: revived, licenseType: 0, expireDate: null },
      { id: dropped, licenseType: 2, expireDate: PERIOD_END, futureLicenseType: null },
      { id: over, expireDate: '2025-04-10' },
    ]);
    const { rows } = await shop.vendor.deps.db.execute<{ expire_date: string }>(
      `select s.expire_date::text from subscriptions s join seats on seats.subscription_id = s.id where seats.id = '${monthly}'`,
    );
    expect(rows).toEqual([{ expire_date: '2026-05-10' }]);
  });

  it('takes renewal coupons and no others, and uses them up (COUP-08)', async () => {
    const { user, groupId } = await pastDueCustomer(shop, { group: { term: 2, multiplier: 3 } });
    const { db } = shop.vendor.deps;
    const coupon = { userId: user.id, type: 'percent', amount: '10.00', uses: 1 } as const;
    const more = { description: 'Offer', endDate: '2026-12-31' };
    await insertCoupon(db, { ...coupon, ...more, id: `buy-${user.id}`, productCodes: [805100] });
    await insertCoupon(db, {
      ...coupon,
      ...more,
      id: `renew-${user.id}`,
      isRenewal: true,
      productCodes: [802100],
    });
    const SeatIds = await idsOf(groupId);
    const form = { PastDueSubId: groupId, SeatIds, ...(await shop.storedCard()) };
    const { body } = await sendRetry(shop, user, form, 'retry-coupon');
    expect(body['success']).toBe(true);
    expect(shop.charges('retry-coupon')).toEqual(['729.00']);
    const used = await shop.vendor.deps.db.select().from(coupons).where(eq(coupons.userId, user.id));
    expect(used.map(({ isRenewal, couponUsed }) => [isRenewal, couponUsed])).toEqual(
      expect.arrayContaining([
        [true, 1],
        [false, 0],
      ]),
    );
  });

  it('may be paid with a new card, which then is the one on file and renews the group', async () => {
    const { user, groupId } = await pastDueCustomer(shop);
    const form = { PastDueSubId: groupId, SeatIds: await idsOf(groupId) };
    // The contract's form has neither a captcha nor the holder's name.
    const { recaptchaToken: _token, cardholderName: _name, ...card } = await shop.newCard();
    expect((await sendRetry(shop, user, { ...form, ...card })).body).toMatchObject({ success: true });
    const onFile = await findCard(shop.vendor.deps.db, user.id);
    expect((await groupRow(shop, groupId)).braintreeId).toBe(onFile?.providerToken);
  });

  it('that is declined says so in the words of the provider and leaves the group past due (PAY-12)', async () => {
    const { user, groupId } = await pastDueCustomer(shop);
    const before = await groupRow(shop, groupId);
    const form = { PastDueSubId: groupId, SeatIds: await idsOf(groupId) };
    const { body } = await sendRetry(
      shop,
      user,
      { ...form, ...(await shop.newCard(DECLINED_VISA)) },
      'retry-declined',
    );
    expect(body).toMatchObject({ success: false, transactionId: '', code: 'CARD_DECLINED' });
    expect(body['message']).toEqual(expect.stringMatching(/\w/));
    const failed = { date: TEST_TODAY, reason: body['message'], total: 300_00, card: null };
    expect(await groupRow(shop, groupId)).toEqual({ ...before, failedPayment: failed });
    expect(shop.charges('retry-declined')).toEqual([]);
    const again = await sendRetry(shop, user, { ...form, ...(await shop.storedCard()) });
    expect(again.body).toMatchObject({ success: true });
    expect((await groupRow(shop, groupId)).failedPayment).toBeNull();
  });

  it('of a group that counts its seats leaves as many as were chosen (D-90)', async () => {
    const { user, groupId } = await pastDueCustomer(shop, {
      group: {
        kind: 'cfb',
        licenseType: 14,
        cloudAuthorCount: 3,
        rpPublisherCount: 2,
        domain: 'lee',
        firstFailedPaymentAttempt: null,
        firstFailedPaymentDate: TEST_TODAY,
        seats: [],
      },
    });
    const SeatIds = ['author-1', 'author-3', 'publisher-2'];
    const form = { PastDueSubId: groupId, SeatIds, ...(await shop.storedCard()) };
    const { body } = await sendRetry(shop, user, form, 'retry-counted');
    expect(body['success']).toBe(true);
    expect(shop.charges('retry-counted')).toEqual(['768.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({
      cloudAuthorCount: 2,
      rpPublisherCount: 1,
      expireDate: '2027-04-10',
      firstFailedPaymentDate: null,
    });
    const path = `/cart/thankyouvue?transactionId=${body['transactionId']}`;
    expect((await shop.vendor.call(path, { token: user.token })).body).toMatchObject({
      isCfb: true,
      isRenewal: true,
      cloudAuthorCount: 2,
      cloudPublisherCount: 1,
      domain: 'lee',
    });
  });

  it('of a group that waits for another term renews for that (PAY-09, PAY-14)', async () => {
    const { user, groupId } = await pastDueCustomer(shop, {
      group: {
        kind: 'cloud',
        cloudAuthorCount: 2,
        futureTerm: 1,
        futureMultiplier: 1,
        firstFailedPaymentAttempt: null,
        firstFailedPaymentDate: TEST_TODAY,
        seats: [],
      },
    });
    const SeatIds = ['author-1', 'author-2'];
    const form = { PastDueSubId: groupId, SeatIds, ...(await shop.storedCard()) };
    expect((await sendRetry(shop, user, form, 'retry-waiting')).body['success']).toBe(true);
    expect(shop.charges('retry-waiting')).toEqual(['30.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({
      term: 1,
      expireDate: '2026-05-10',
      futureTerm: null,
    });
  });

  it('of bundles renews them by their tier', async () => {
    const { user, groupId } = await pastDueCustomer(shop, {
      group: { kind: 'ase', licenseType: 4, domain: 'lee', seats: [{ licenseType: 4, assignedTo: 'lee' }] },
    });
    const form = { PastDueSubId: groupId, SeatIds: await idsOf(groupId) };
    const { body } = await sendRetry(shop, user, { ...form, ...(await shop.storedCard()) }, 'retry-bundle');
    expect(body['success']).toBe(true);
    expect(shop.charges('retry-bundle')).toEqual(['2040.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2027-04-10' });
  });

  it('of thousands of seats is done in one go', async () => {
    const seats = Array.from({ length: 3_000 }, () => ({ licenseType: 0 as const }));
    const { user, groupId } = await pastDueCustomer(shop, { group: { seats } });
    const ids = await idsOf(groupId);
    const form = { PastDueSubId: groupId, SeatIds: ids.slice(0, 2_999), ...(await shop.storedCard()) };
    const { body } = await sendRetry(shop, user, form, 'retry-thousands');
    expect(body['success']).toBe(true);
    expect(shop.charges('retry-thousands')).toEqual(['899700.00']);
    const rows = await seatRows(shop, groupId);
    expect(rows.filter(({ expireDate }) => expireDate === null)).toHaveLength(2_999);
  });
});
