import { beforeAll, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { addCoupon } from '#tests/testkit/portal-data';
import { PERIOD_END, renew, renewingCustomer, seatRows } from '#tests/testkit/renewals';
import { pastDueCustomer } from '#tests/testkit/retries';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { MIXED, retriesIn } from '../../../testkit/retries';
import { startPortal } from '../../../testkit/start-portal';

let preview: ReturnType<typeof retriesIn>['preview'];
const portal = duringTests(() => startPortal());
beforeAll(async () => {
  ({ preview } = retriesIn(portal));
});

describe('the preview of a retry', () => {
  test('lists the seats with their defaults and prices what would renew (PAY-05, PAY-07, D-88)', async () => {
    const { user, groupId } = await pastDueCustomer(portal.shop, { group: MIXED });
    const { group, preview: shown, userErrors } = await preview(user, groupId);
    expect(userErrors).toEqual([]);
    expect(group).toMatchObject({
      id: groupId,
      name: 'Group 1',
      kind: 'RP',
      failure: 'Automatic payment failed on Apr 11, 2026',
      expireDate: PERIOD_END,
    });
    expect(group.seats.nodes.map(({ id: _id, ...seat }: { id: string }) => seat)).toEqual([
      {
        productName: 'Axure RP Pro',
        renewsAs: null,
        assignedTo: 'a@lee.example',
        defaultChoice: 'RENEW',
        price: '300.00',
      },
      {
        productName: 'Axure RP Team',
        renewsAs: 'Axure RP Pro',
        assignedTo: null,
        defaultChoice: 'RENEW',
        price: '300.00',
      },
      {
        productName: 'Axure RP Pro',
        renewsAs: 'Monthly',
        assignedTo: null,
        defaultChoice: 'RENEW',
        price: '29.00',
      },
      {
        productName: 'Axure RP Enterprise',
        renewsAs: null,
        assignedTo: null,
        defaultChoice: 'CANCEL',
        price: '1020.00',
      },
    ]);
    expect(shown).toMatchObject({
      total: '629.00',
      renewingCount: 3,
      endingCount: 1,
      expireDate: '2027-04-10',
      nextBillingDate: '2027-04-11',
      parts: [
        { termName: 'Annual', seatCount: 2, expireDate: '2027-04-10' },
        { termName: 'Monthly', seatCount: 1, expireDate: '2026-05-10' },
      ],
    });
  });

  test('follows the choice, and takes renewal coupons alone (PAY-09, COUP-08)', async () => {
    const { user, groupId } = await pastDueCustomer(portal.shop, { group: MIXED });
    const coupon = {
      type: 'percent',
      amount: '10.00',
      description: 'Offer',
      endDate: '2026-12-31',
      uses: 9,
    } as const;
    await addCoupon(portal.shop.vendor, user, { ...coupon, id: `b-${user.id}`, productCodes: [802100] });
    const renewal = { isRenewal: true, productCodes: [822100] };
    await addCoupon(portal.shop.vendor, user, { ...coupon, ...renewal, id: `r-${user.id}` });
    const ids = (await seatRows(portal.shop, groupId)).map(({ id }) => id);
    const totals = [];
    for (const choice of [
      { all: 'RENEW' },
      { except: [ids[0], ids[3]] },
      { all: 'CANCEL', except: [ids[3]] },
    ])
      totals.push((await preview(user, groupId, { choice })).preview.total);
    expect(totals).toEqual(['1547.00', '1247.00', '918.00']);
  });

  test('has no price when nothing renews or a seat is not known (PAY-08)', async () => {
    const { user, groupId } = await pastDueCustomer(portal.shop);
    const none = await preview(user, groupId, { choice: { all: 'CANCEL' } });
    expect(none).toMatchObject({
      group: { id: groupId },
      preview: null,
      userErrors: [{ code: 'EMPTY_CART', message: message.renewalEmpty }],
    });
    const foreign = await preview(user, groupId, { choice: { except: ['nobody'] } });
    expect(foreign.preview).toBeNull();
    expect(foreign.userErrors).toMatchObject([{ code: 'INVALID_INPUT', seatIds: ['nobody'] }]);
  });

  test('names counted seats of the cloud by their place', async () => {
    const group = {
      kind: 'cfb' as const,
      licenseType: 14,
      cloudAuthorCount: 1,
      rpPublisherCount: 2,
      firstFailedPaymentAttempt: null,
      firstFailedPaymentDate: TEST_TODAY,
      seats: [],
    };
    const { user, groupId } = await pastDueCustomer(portal.shop, { group });
    const answer = await preview(user, groupId, { choice: { except: ['publisher-2'] } });
    expect(answer.group).toMatchObject({ kind: 'CLOUD_FOR_BUSINESS', name: 'Group 1' });
    expect(answer.group.seats.nodes).toMatchObject([
      { id: 'author-1', productName: 'Cloud Author', price: '204.00' },
      { id: 'publisher-1', productName: 'RP Publisher', price: '360.00' },
      { id: 'publisher-2', price: '360.00' },
    ]);
    expect(answer.preview).toMatchObject({ total: '564.00', renewingCount: 2, endingCount: 1 });
  });

  test('shows the failed charge, its reason and the outcome if it stays unpaid', async () => {
    const { user, groupId } = await renewingCustomer(portal.shop, { card: 'declined' });
    await renew(portal.shop);
    const { group } = await preview(user, groupId);
    expect(group).toMatchObject({
      failedPayment: {
        date: TEST_TODAY,
        reason: expect.stringMatching(/^The card was declined: the bank gave no reason\./),
        total: '300.00',
        card: { cardType: 'Visa', lastFour: expect.stringMatching(/^\d{4}$/) },
      },
      ifUnpaid: { seatsEnd: PERIOD_END, haveEnded: true, retryCovers: '2027-04-10' },
    });
  });

  test('says nothing of a try of which the vendor keeps nothing', async () => {
    const { user, groupId } = await pastDueCustomer(portal.shop);
    expect((await preview(user, groupId)).group.failedPayment).toBeNull();
  });

  test('comes a page at a time for thousands of seats', async () => {
    const seats = Array.from({ length: 1_200 }, () => ({ licenseType: 0 as const }));
    const { user, groupId } = await pastDueCustomer(portal.shop, { group: { seats } });
    const { group, preview: shown } = await preview(user, groupId, { first: 500, choice: { all: 'RENEW' } });
    expect(shown.total).toBe('360000.00');
    expect([group.seats.nodes.length, group.seats.totalCount]).toEqual([500, 1_200]);
    const { endCursor: after } = group.seats.pageInfo;
    const next = await preview(user, groupId, { first: 500, after });
    const ids = [...group.seats.nodes, ...next.group.seats.nodes].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(1_000);
  });

  test('is available for the customer’s own past-due groups only, and reveals nothing of others (PAY-15, NAV-28)', async () => {
    const manager = await portal.shop.vendor.user();
    const { groupId } = await pastDueCustomer(portal.shop, {
      group: { seats: [{ licenseType: 0, managers: [manager.email] }] },
    });
    const { user: other, groupId: theirs } = await pastDueCustomer(portal.shop);
    const paid = { firstFailedPaymentAttempt: null, firstFailedPaymentDate: null };
    const { user: calm, groupId: inOrder } = await pastDueCustomer(portal.shop, { group: paid });
    const answers = [
      await preview(other, groupId),
      await preview(other, 'nope'),
      await preview(manager, groupId),
      await preview(calm, inOrder),
      await preview(manager, theirs),
    ];
    expect(
      answers.map(({ group, preview: shown, userErrors }) => [group, shown, userErrors[0]?.code]),
    ).toEqual([
      [null, null, 'NOT_FOUND'],
      [null, null, 'NOT_FOUND'],
      [null, null, 'NOT_OWNER'],
      [null, null, 'NOT_ALLOWED'],
      [null, null, 'NOT_FOUND'],
    ]);
  });
});
