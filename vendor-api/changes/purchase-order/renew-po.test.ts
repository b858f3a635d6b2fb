import { asc, eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { countRows } from '#tests/testkit/count-rows';
import { duringTests } from '#tests/testkit/during-tests';
import { times } from '#tests/testkit/order-attempt';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';
import { seats, subscriptions } from '../../db/schema/licenses';
import { type GroupSpec, insertGroup } from '../../demo/builders';
import { insertCoupon } from '../../demo/history';
import { runRenewals } from '../../renewals/run-renewals';

const RENEW = '/cart/renewpo';
const AUTO = '/cart/setAutorenew';
const PO = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
const FAILED = 'An error occurred while renewing subscription.';
const AUTO_FAILED = 'An error occurred while setting subscription to auto renew';
const NOT_OWNER =
  'You do not have ownership of one or more of the selected subscriptions. Please contact the subscription owner to make these changes';
const PRICE_CHANGED =
  'The price has changed since it was shown. Please reload the page, review the new total and submit again.';

describe.each(racedDatabases)('renewing a purchase order on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  const order = (user: TestUser, spec: Partial<GroupSpec> = {}) =>
    insertGroup(shop.vendor.deps.db, user, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0 }, { licenseType: 0 }, { licenseType: 0, expireDate: '2026-12-31' }],
      ...PO,
      ...spec,
    });

  const stored = async (id: string) => {
    const { db } = shop.vendor.deps;
    const [group] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
    const rows = await db
      .select()
      .from(seats)
      .where(eq(seats.subscriptionId, id))
      .orderBy(asc(seats.ordinal));
    return { group, seats: rows, ids: rows.map((seat) => seat.id) };
  };

  const send = (user: TestUser, form: object, path = RENEW, key?: string) =>
    shop.buy(user, form as Record<string, string>, key, path);

  const form = async (id: string, overrides: object = {}) => ({
    seatIds: JSON.stringify((await stored(id)).ids.slice(0, 2)),
    subscriptionGroup: id,
    newTerm: '2',
    isAutoRenew: 'false',
    userTotalPrice: '600.00',
    appliedCoupons: '[]',
    ...(await shop.newCard()),
    ...overrides,
  });

  async function expectRefusal(user: TestUser, sent: object, code: string, text: string, path = RENEW) {
    const before = await countRows(shop.vendor.deps.db);
    const charged = shop.charges().length;
    const { body } = await send(user, sent, path);
    expect(body).toMatchObject({ success: false, transactionId: '', code, errorMessage: text });
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
    expect(shop.charges()).toHaveLength(charged);
  }

  it('charges the card now and goes on from the old end; it stays a purchase order (PO-07, PO-09, REST-31, D-80)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    const { body } = await send(ann, await form(id), RENEW, 'attempt-po-renew-1');
    expect(body).toEqual({ success: true, transactionId: expect.stringMatching(/^AX-/), errorMessage: '' });
    expect(shop.charges('attempt-po-renew-1')).toEqual(['600.00']);
    const { group, seats: rows } = await stored(id);
    expect(group).toMatchObject({ ...PO, expireDate: '2027-12-31', term: 2, multiplier: 1 });
    expect(rows.map(({ expireDate }) => expireDate)).toEqual([null, null]);
    const confirmed = await shop.vendor.call(`/cart/thankyouvue?transactionId=${body['transactionId']}`, {
      token: ann.token,
    });
    expect(confirmed.body).toMatchObject({
      isRenewal: true,
      isAutoRenew: false,
      proCount: 2,
      newExpireDate: '2027-12-31',
      amount: '600.00',
      subscriptionId: id,
    });
  });

  it('is paid once, however many orders to renew it arrive at once (D-126)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    const charged = shop.charges().length;
    const forms = await Promise.all(Array.from({ length: 4 }, () => form(id)));
    const answers = await Promise.all(forms.map((one) => send(ann, one)));
    expect(answers.filter(({ body }) => body['success'] === true)).toHaveLength(1);
    expect(shop.charges()).toHaveLength(charged + 1);
    expect((await stored(id)).group).toMatchObject({ expireDate: '2027-12-31' });
  });

  it('leaves seats that were not chosen what they were paid for: the old term up to its end (PO-03)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    const { ids } = await stored(id);
    const one = { seatIds: JSON.stringify(ids.slice(0, 1)), newTerm: '5', userTotalPrice: '810.00' };
    expect((await send(ann, await form(id, one))).body['success']).toBe(true);
    const { group, seats: rows } = await stored(id);
    expect(group).toMatchObject({ expireDate: '2029-12-31', term: 2, multiplier: 3, canceled: false });
    expect(rows).toMatchObject([{ id: ids[0], expireDate: null }]);
    const [left] = await shop.vendor.deps.db
      .select()
      .from(seats)
      .where(eq(seats.id, ids[1] ?? ''));
    const old = await stored(left?.subscriptionId ?? '');
    expect(old.group).toMatchObject({
      ...PO,
      expireDate: '2026-12-31',
      term: 2,
      multiplier: 1,
      canceled: true,
    });
    expect(old.seats).toMatchObject([
      { id: ids[1], expireDate: '2026-12-31' },
      { id: ids[2], expireDate: '2026-12-31' },
    ]);
  });

  it('is annual without a term, and takes renewal coupons alone (PO-04, PO-10, COUP-08)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    const coupon = { type: 'percent', amount: '20', endDate: null, userId: ann.id, uses: 5 } as const;
    const ofPro = { productCodes: [802100] };
    const [renewal, other] = [`renewal-${ann.id}`, `other-${ann.id}`];
    const { db } = shop.vendor.deps;
    await insertCoupon(db, { ...coupon, ...ofPro, id: other, description: 'Spring' });
    await insertCoupon(db, { ...coupon, ...ofPro, id: renewal, description: 'Loyal', isRenewal: true });
    const use = { Id: renewal, Qty: 2, DiscPerItem: '60.00', TotalDisc: '120.00', ProductCode: 802100 };
    const price = { newTerm: '', userTotalPrice: '480.00', appliedCoupons: JSON.stringify([use]) };
    expect((await send(ann, await form(id, price))).body['success']).toBe(true);
    expect(shop.charges().at(-1)).toBe('480.00');
    const used = await shop.vendor.call('/user/loadUserCoupons', { token: ann.token });
    expect(used.body['coupons']).toMatchObject([{ remainingUses: 5 }, { remainingUses: 3 }]);
  });

  it('is refused without a seat, with one that ends, and with somebody else’s (PO-02, PO-03)', async () => {
    const [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    const [id, foreign] = [await order(ann), await order(bob)];
    const { ids } = await stored(id);
    const none = 'Please select at least one seat to renew.';
    await expectRefusal(ann, await form(id, { seatIds: '[]' }), 'EMPTY_CART', none);
    const stale =
      'One or more of the selected seats cannot be renewed. Please review the seats and try again.';
    await expectRefusal(ann, await form(id, { seatIds: JSON.stringify(ids) }), 'NOT_ALLOWED', stale);
    const theirs = JSON.stringify((await stored(foreign)).ids.slice(0, 2));
    await expectRefusal(ann, await form(id, { seatIds: theirs }), 'NOT_ALLOWED', stale);
    await expectRefusal(ann, await form(foreign), 'NOT_OWNER', NOT_OWNER);
    await expectRefusal(ann, await form(foreign), 'NOT_OWNER', NOT_OWNER, AUTO);
  });

  it.each([
    ['renews by card', { braintreeId: 'card-1', autoRenew: true }],
    ['ended', { startDate: '2025-01-01', expireDate: '2025-12-31' }],
    ['is canceled', { canceled: true }],
    ['is a bundle', { kind: 'ase', licenseType: 3 }],
  ] as const)('is not for a group that %s (PO-11, T-16, ERR-30, ERR-32)', async (_name, spec) => {
    const ann = await shop.vendor.user();
    const sent = await form(await order(ann, spec));
    await expectRefusal(ann, sent, 'NOT_ALLOWED', FAILED);
    await expectRefusal(ann, sent, 'NOT_ALLOWED', AUTO_FAILED, AUTO);
  });

  it('is refused at any other price than that of now (CART-19)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    for (const change of [
      { userTotalPrice: '599.99' },
      { userTotalPrice: '' },
      { newTerm: '5' },
      { appliedCoupons: JSON.stringify([{ Qty: 1, DiscPerItem: '1.00', TotalDisc: '1.00' }]) },
    ])
      await expectRefusal(ann, await form(id, change), 'PRICE_CHANGED', PRICE_CHANGED);
  });

  it('is charged once however often it is sent', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    const sent = await form(id);
    const replies = await times(8, () => send(ann, sent, RENEW, 'attempt-po-renew-once'));
    expect(new Set(replies.map(({ body }) => body['transactionId'])).size).toBe(1);
    expect(shop.charges('attempt-po-renew-once')).toEqual(['600.00']);
    expect((await stored(id)).group?.expireDate).toBe('2027-12-31');
    const other = await send(ann, sent, AUTO, 'attempt-po-renew-once');
    expect(other.body).toMatchObject({ code: 'ATTEMPT_REUSED' });
  });

  test('a bundle and counted seats go their own ways, whole (PO-07, REST-32, REST-34, CLOUD-15)', async () => {
    const ann = await shop.vendor.user();
    const bundle = await order(ann, { kind: 'ase', licenseType: 3, seats: [{ licenseType: 3 }] });
    const cloud = await order(ann, { kind: 'cfb', cloudAuthorCount: 2, rpPublisherCount: 1, seats: [] });
    const whole = async (subscriptionId: string, userTotalPrice: string) => ({
      ...(await form(subscriptionId)),
      subscriptionGroup: '',
      subscriptionId,
      seatIds: '',
      userTotalPrice,
    });
    await expectRefusal(ann, await whole(cloud, '768.00'), 'NOT_ALLOWED', FAILED, '/cart/renewAsepo');
    const renewed = await send(ann, await whole(bundle, '1020.00'), '/cart/renewAsepo');
    expect(renewed.body['success']).toBe(true);
    const counted = await send(ann, await whole(cloud, '768.00'), '/cart/renewCloudPo');
    expect(counted.body['success']).toBe(true);
    expect(shop.charges().slice(-2)).toEqual(['1020.00', '768.00']);
    for (const id of [bundle, cloud])
      expect((await stored(id)).group).toMatchObject({ expireDate: '2027-12-31', autoRenew: false });
    const again = { ...(await whole(cloud, '768.00')), isAutoRenew: 'true' };
    await expectRefusal(ann, again, 'NOT_ALLOWED', FAILED, '/cart/renewCloudPo');
  });

  it('renews by itself from now on: nothing is charged, the card takes the place of the sentinel (PO-12, PO-14, REST-33, D-62)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    const charged = shop.charges().length;
    const { body } = await send(ann, await form(id, { newTerm: '', userTotalPrice: '' }), AUTO);
    expect(body).toMatchObject({ success: true, errorMessage: '' });
    expect(shop.charges()).toHaveLength(charged);
    const { group, seats: rows } = await stored(id);
    expect(group).toMatchObject({ autoRenew: true, expireDate: '2026-12-31' });
    expect(group?.braintreeId).not.toBe(PO.braintreeId);
    expect(group?.braintreeId).toBeTruthy();
    expect(rows.map(({ expireDate }) => expireDate)).toEqual([null, null, '2026-12-31']);
    const get = async (path: string) => (await shop.vendor.call(path, { token: ann.token })).body;
    expect(await get('/userbilling/GetBillingInfo')).toMatchObject({ lastFour: '1111' });
    expect(await get(`/cart/thankyouvue?transactionId=${body['transactionId']}`)).toMatchObject({
      isAutoRenew: true,
      amount: '0.00',
      newExpireDate: '2026-12-31',
    });
    expect((await get('/userbilling/GetSaleRecords'))['records']).toEqual([]);
  });

  test('what renews by itself is billed when its term ends, for the term that was chosen (PO-05, PO-14)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann, { expireDate: '2026-04-30', startDate: '2025-05-01' });
    const sent = await form(id, { newTerm: '5', userTotalPrice: '' });
    expect((await send(ann, sent, AUTO)).body['success']).toBe(true);
    expect((await stored(id)).seats.map(({ futureTerm }) => futureTerm)).toEqual([2, 2, null]);
    const before = shop.charges().length;
    await runRenewals(shop.vendor.deps, { asOf: '2026-05-01' }, new AbortController().signal);
    expect(shop.charges().slice(before)).toEqual(['1620.00']);
    expect((await stored(id)).group).toMatchObject({ expireDate: '2029-04-30', autoRenew: true });
  });
});
