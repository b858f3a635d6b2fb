import { describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, mailsFor, PERIOD_END, renew, seatRows } from '#tests/testkit/renewals';
import { cancelGroup, pastDueCustomer, sendRetry } from '#tests/testkit/retries';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';

describe.each(racedDatabases)('canceling a past-due group, on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  it('ends it and its seats for good, and it is listed with those that are over (PAY-03, REST-36)', async () => {
    const { user, groupId } = await pastDueCustomer(shop, {
      group: {
        startDate: '2025-05-01',
        expireDate: '2026-04-30',
        seats: [
          { licenseType: 0 },
          { licenseType: 1, expireDate: '2026-04-30', futureLicenseType: 0 as const },
          { licenseType: 1, expireDate: '2026-03-31' },
        ],
      },
    });
    expect((await cancelGroup(shop, user, groupId)).body).toEqual({ success: true, message: '' });
    expect(await groupRow(shop, groupId)).toMatchObject({
      canceled: true,
      autoRenew: false,
      expireDate: '2026-04-10',
      firstFailedPaymentAttempt: null,
    });
    expect(await seatRows(shop, groupId)).toMatchObject([
      { expireDate: '2026-04-10' },
      { expireDate: '2026-04-10', futureLicenseType: null },
      { expireDate: '2026-03-31' },
    ]);
    const rows = await shop.vendor.call('/user/loadLicenseRows', { token: user.token });
    expect(rows.body['canceledRows']).toHaveLength(3);
    expect(rows.body['subRows']).toEqual([]);
    await renew(shop);
    expect((await groupRow(shop, groupId)).canceled).toBe(true);
  });

  it('is done once: a repeat gets the same answer, and there is nothing to retry', async () => {
    const { user, groupId } = await pastDueCustomer(shop);
    await cancelGroup(shop, user, groupId);
    const ended = await groupRow(shop, groupId);
    expect(ended.expireDate).toBe(PERIOD_END);
    expect((await cancelGroup(shop, user, groupId)).body).toEqual({ success: true, message: '' });
    expect(await groupRow(shop, groupId)).toEqual(ended);
    const SeatIds = (await seatRows(shop, groupId)).map(({ id }) => id);
    const form = { PastDueSubId: groupId, SeatIds, ...(await shop.storedCard()) };
    expect((await sendRetry(shop, user, form)).body).toMatchObject({ message: message.notPastDue });
  });

  it('ends the offer of the group as well, and notifies the pending owner', async () => {
    const dora = await shop.vendor.user();
    const offer = { pendingOwnerEmail: dora.email, pendingDate: TEST_TODAY };
    const { user, groupId } = await pastDueCustomer(shop, { group: offer });
    await cancelGroup(shop, user, groupId);
    await cancelGroup(shop, user, groupId);
    expect(await groupRow(shop, groupId)).toMatchObject({ canceled: true, pendingOwnerEmail: null });
    expect(await mailsFor(shop, dora.email)).toMatchObject([{ kind: 'transfer-withdrawn' }]);
  });

  it('is done for cloud groups, by their date alone', async () => {
    const failed = { firstFailedPaymentAttempt: null, firstFailedPaymentDate: TEST_TODAY };
    const group = { kind: 'cloud' as const, licenseType: 13, cloudAuthorCount: 2, seats: [], ...failed };
    const { user, groupId } = await pastDueCustomer(shop, { group });
    expect((await cancelGroup(shop, user, groupId)).body['success']).toBe(true);
    expect(await groupRow(shop, groupId)).toMatchObject({ canceled: true, firstFailedPaymentDate: null });
  });

  it('is refused for what is not past due, and for others in the words for what does not exist (CANC-15)', async () => {
    const paid = { firstFailedPaymentAttempt: null, firstFailedPaymentDate: null };
    const { user, groupId } = await pastDueCustomer(shop, { group: paid });
    const stranger = await shop.vendor.user();
    const before = await groupRow(shop, groupId);
    const answers = await Promise.all([
      cancelGroup(shop, user, groupId),
      cancelGroup(shop, stranger, groupId),
      cancelGroup(shop, user, 'nope'),
      cancelGroup(shop, user, ''),
    ]);
    expect(answers.map(({ body }) => [body['success'], body['message']])).toEqual([
      [false, message.notPastDue],
      [false, message.notOwner],
      [false, message.notOwner],
      [false, message.notOwner],
    ]);
    expect(await groupRow(shop, groupId)).toEqual(before);
  });
});
