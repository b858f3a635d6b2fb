import { beforeAll, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { cfbGroup, sendCancel, sendCloudSeats, sendUncancel } from '#tests/testkit/cancels';
import { groupOf } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import { pastDueCustomer, sendRetry } from '#tests/testkit/retries';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';

const YEAR_END = '2026-12-31';
const PO = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
const PAST_DUE = { firstFailedPaymentDate: '2026-04-01' };

describe.each(racedDatabases)('canceling cloud groups, on %s', (database) => {
  let ann: TestUser;
  let bob: TestUser;
  const shop = duringTests(() => startShop(database, { SUPPORT_HOST: 'store.example' }));
  beforeAll(async () => {
    [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
  });

  const listedFor = async (id: string) => {
    const { body } = await shop.vendor.call('/user/loadCloudSubscriptionGroups', { token: ann.token });
    const found = Object.entries(body).flatMap(([list, groups]) =>
      Array.isArray(groups) && groups.some((group) => group.id === id) ? list : [],
    );
    return found[0];
  };

  it('sets how many authors and publishers end, both ways (CANC-11, REST-59)', async () => {
    const id = await cfbGroup(shop, ann);
    const counts = { subscriptionId: id, name: 'Acme', extra: 1, canceledAuthors: 2, canceledPublishers: 1 };
    const answer = await sendCloudSeats(shop, ann, { ...counts, activeAuthors: 3, activePublishers: 1 });
    expect(answer.body).toEqual({ success: true, errorMessage: '' });
    expect(await groupRow(shop, id)).toMatchObject({
      cloudAuthorCount: 5,
      canceledAuthorCount: 2,
      canceledPublisherCount: 1,
      canceled: false,
    });
    await sendCloudSeats(shop, ann, { subscriptionId: id, canceledAuthors: 0, canceledPublishers: 0 });
    expect(await groupRow(shop, id)).toMatchObject({ canceledAuthorCount: 0, canceledPublisherCount: 0 });
  });

  it('cancels the group when nothing renews, and no more when something does (D-104)', async () => {
    const id = await cfbGroup(shop, ann);
    await sendCloudSeats(shop, ann, { subscriptionId: id, canceledAuthors: 5, canceledPublishers: '2' });
    expect(await groupRow(shop, id)).toMatchObject({ canceled: true, autoRenew: true });
    expect(await listedFor(id)).toBe('canceledSubscriptionGroups');
    await sendCloudSeats(shop, ann, { subscriptionId: id, canceledAuthors: 4, canceledPublishers: 2 });
    expect(await groupRow(shop, id)).toMatchObject({ canceled: false });
    expect(await listedFor(id)).toBe('subscriptionGroups');
  });

  it.each([
    [{ canceledAuthors: 6, canceledPublishers: 0 }, message.canceledTooMany],
    [{ canceledAuthors: 0, canceledPublishers: 3 }, message.canceledTooMany],
    [{ canceledAuthors: -1, canceledPublishers: 0 }, message.canceledTooMany],
    [{ canceledAuthors: 0.5, canceledPublishers: 0 }, message.canceledTooMany],
    [{ canceledAuthors: 1, canceledPublishers: 0, activeAuthors: 5 }, message.seatsStale],
  ])('refuses counts that cannot be: %j (CANC-13)', async (counts, text) => {
    const id = await cfbGroup(shop, ann);
    const { body } = await sendCloudSeats(shop, ann, { subscriptionId: id, ...counts });
    expect(body).toMatchObject({ success: false, errorMessage: text });
    expect(await groupRow(shop, id)).toMatchObject({ canceledAuthorCount: 0, canceledPublisherCount: 0 });
  });

  it('ends a whole group with its period, and lets it go on again (CANC-14, D-72)', async () => {
    const id = await cfbGroup(shop, ann, { canceledAuthorCount: 1 });
    expect((await sendCancel(shop, ann, { subscriptionGroups: [id] })).body['success']).toBe(true);
    expect(await groupRow(shop, id)).toMatchObject({
      canceled: true,
      expireDate: YEAR_END,
      canceledAuthorCount: 5,
      canceledPublisherCount: 2,
    });
    expect((await sendUncancel(shop, ann, { subscriptionGroups: [id] })).body['success']).toBe(true);
    expect(await groupRow(shop, id)).toMatchObject({ canceled: false, canceledAuthorCount: 0 });
  });

  it('ends bundles with their group, but none that ended before (CANC-14)', async () => {
    const bundles = [
      { licenseType: 3 as const, assignedTo: 'acme.example' },
      { licenseType: 4 as const, expireDate: YEAR_END, futureLicenseType: 3 as const },
      { licenseType: 3 as const, expireDate: '2026-03-31' },
    ];
    const { id } = await groupOf(shop, ann, bundles, { kind: 'ase' });
    expect((await sendCancel(shop, ann, { subscriptionGroups: [id] })).body['success']).toBe(true);
    expect(await groupRow(shop, id)).toMatchObject({ canceled: true });
    expect(await seatRows(shop, id)).toMatchObject([
      { expireDate: YEAR_END, assignedTo: 'acme.example' },
      { expireDate: YEAR_END, futureLicenseType: null },
      { expireDate: '2026-03-31' },
    ]);
    await sendUncancel(shop, ann, { subscriptionGroups: [id] });
    const ends = (await seatRows(shop, id)).map(({ expireDate }) => expireDate);
    expect(ends).toEqual([null, null, '2026-03-31']);
  });

  it.each([
    ['1 of another customer', {}, true, message.notOwnerCloud],
    ['2 bought by purchase order', PO, false, message.cancelPurchaseOrder],
    ['3 that is past due', PAST_DUE, false, message.pastDueCloud],
  ])('is refused for a group %s (CANC-16)', async (_name, more, isForeign, text) => {
    const id = await cfbGroup(shop, isForeign ? bob : ann, more);
    const before = await groupRow(shop, id);
    const counts = { subscriptionId: id, canceledAuthors: 1, canceledPublishers: 0 };
    const answers = await Promise.all([
      sendCancel(shop, ann, { subscriptionGroups: [id] }),
      sendUncancel(shop, ann, { subscriptionGroups: [id] }),
      sendCloudSeats(shop, ann, counts),
    ]);
    expect(answers.map(({ body }) => body['message'] ?? body['errorMessage'])).toEqual([text, text, text]);
    expect(await groupRow(shop, id)).toEqual(before);
  });

  it('is refused for what is not there, what is canceled, and several at once', async () => {
    const id = await cfbGroup(shop, ann);
    const answers = [
      await sendCancel(shop, ann, { subscriptionGroups: ['nope'] }),
      await sendCloudSeats(shop, ann, { subscriptionId: 'nope', canceledAuthors: 0, canceledPublishers: 0 }),
      await sendCancel(shop, ann, { subscriptionGroups: [id, id] }),
      await sendUncancel(shop, ann, { subscriptionGroups: [id] }),
    ];
    await sendCancel(shop, ann, { subscriptionGroups: [id] });
    answers.push(await sendCancel(shop, ann, { subscriptionGroups: [id] }));
    expect(answers.map(({ body }) => body['message'] ?? body['errorMessage'])).toEqual([
      message.notOwnerCloud,
      message.notOwnerCloud,
      message.oneGroupOnly,
      message.lastResort,
      message.allCanceled,
    ]);
  });

  it('does not bill counted seats that were canceled when a failed payment is retried (CANC-04, PAY-07)', async () => {
    const failed = { firstFailedPaymentAttempt: null, firstFailedPaymentDate: TEST_TODAY };
    const counted = { kind: 'cloud' as const, licenseType: 13, cloudAuthorCount: 3, canceledAuthorCount: 1 };
    const { user, groupId } = await pastDueCustomer(shop, { group: { ...counted, seats: [], ...failed } });
    const SeatIds = ['author-1', 'author-2'];
    const form = { PastDueSubId: groupId, SeatIds, ...(await shop.storedCard()) };
    expect((await sendRetry(shop, user, form)).body).toMatchObject({ success: true });
    expect(await groupRow(shop, groupId)).toMatchObject({ cloudAuthorCount: 2, canceledAuthorCount: 0 });
  });
});
