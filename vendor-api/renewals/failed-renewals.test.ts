import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import {
  chargesOf,
  dueGroup,
  groupRow,
  mailsFor,
  PERIOD_END,
  renew,
  renewalsOf,
  renewingCustomer,
  seatRows,
} from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { coupons } from '../db/schema/store';
import { insertCoupon } from '../demo/history';

describe.each(testDatabases)('renewals that cannot be charged, on %s', (database) => {
  let now = new Date();

  const shop = duringTests(() => startShop(database, {}, { now: () => now }));

  it('make a group past due when the card is declined: nothing else changes, and one mail names the group, the card and the link to retry', async () => {
    const seat = { licenseType: 1 as const, expireDate: PERIOD_END, futureLicenseType: 0 };
    // The mail leaves out seats that end, or that ended with an earlier period.
    const over = [PERIOD_END, '2025-04-10'].map((expireDate) => ({ licenseType: 0 as const, expireDate }));
    const { user, groupId } = await renewingCustomer(shop, {
      card: 'declined',
      group: { givenName: 'Design', seats: [seat, ...over] },
    });
    const [before, seats] = [await groupRow(shop, groupId), await seatRows(shop, groupId)];
    expect(await renew(shop)).toMatchObject({ declined: 1, renewed: 0 });
    expect(await renew(shop)).toMatchObject({ declined: 0, renewed: 0 });
    expect(await groupRow(shop, groupId)).toEqual({
      ...before,
      firstFailedPaymentAttempt: 1,
      firstFailedPaymentDate: TEST_TODAY,
      failedPayment: {
        date: TEST_TODAY,
        reason:
          'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
        total: 300_00,
        card: { cardType: 'Visa', lastFour: expect.stringMatching(/^\d{4}$/) },
      },
    });
    expect(await seatRows(shop, groupId)).toEqual(seats);
    expect(chargesOf(shop, groupId)).toEqual([]);
    expect(await renewalsOf(shop, user.id)).toEqual([]);
    const [mail, ...others] = await mailsFor(shop, user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Automatic payment failed');
    for (const part of [
      'Automatic payment failed on Apr 11, 2026.',
      'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
      '$300.00 could not be charged to Visa ending in',
      'The subscription “Design” of Axure RP Team × 1 was paid up to Apr 10, 2026 and has not been extended.',
      `http://localhost:4000/buy/retry-payment/${groupId}`,
    ]) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
  });

  it('give the coupons back when the card is declined', async () => {
    const { user } = await renewingCustomer(shop, { card: 'declined' });
    const id = `back-${user.id}`;
    const coupon = { id, userId: user.id, type: 'percent', amount: '10', description: 'Loyal' } as const;
    const { db } = shop.vendor.deps;
    await insertCoupon(db, { ...coupon, endDate: null, uses: 1, productCodes: [802100], isRenewal: true });
    await renew(shop);
    expect(await db.select().from(coupons).where(eq(coupons.id, id))).toMatchObject([{ couponUsed: 0 }]);
  });

  it('make a group past due when no card is on file, without asking the provider', async () => {
    const user = await shop.vendor.user();
    const groupId = await dueGroup(shop, user);
    const asked = shop.sandbox.payments.ledger().length;
    expect(await renew(shop)).toMatchObject({ declined: 1 });
    expect(await renew(shop)).toMatchObject({ declined: 0 });
    expect(shop.sandbox.payments.ledger()).toHaveLength(asked);
    expect(await groupRow(shop, groupId)).toMatchObject({
      firstFailedPaymentDate: TEST_TODAY,
      failedPayment: { reason: 'There is no payment method on file.', total: null, card: null },
      expireDate: PERIOD_END,
    });
    const mails = await mailsFor(shop, user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Automatic payment failed']);
    expect(mails[0]?.text).toContain('There is no payment method on file.');
    expect(mails[0]?.text).toContain('$300.00 is due. Nothing was charged.');
    expect(mails[0]?.text).toContain('Pay with a card');
    expect(mails[0]?.text).not.toContain('this card');
    expect(mails[0]?.text).toContain(`http://localhost:4000/buy/retry-payment/${groupId}`);
    expect(mails[0]?.text).not.toContain('could not be charged');
  });

  it('go on with the others when one group cannot be priced', async () => {
    const broken = await renewingCustomer(shop, { group: { seats: [{ licenseType: 11 }] } });
    const { groupId } = await renewingCustomer(shop);
    expect(await renew(shop)).toMatchObject({ renewed: 1, declined: 0 });
    expect(chargesOf(shop, groupId)).toEqual(['300.00']);
    expect(await groupRow(shop, broken.groupId)).toMatchObject({ expireDate: PERIOD_END, canceled: false });
    expect(shop.vendor.logged()).toContain('a subscription could not be renewed');
  });

  it('are declined for a card that has expired', async () => {
    const { user, groupId } = await renewingCustomer(shop);
    now = new Date(Date.now() + 5 * 365 * 86_400_000);
    expect(await renew(shop)).toMatchObject({ declined: 1 });
    now = new Date();
    expect(chargesOf(shop, groupId)).toEqual([]);
    expect((await mailsFor(shop, user.email))[0]?.text).toContain('it has expired');
  });
});
