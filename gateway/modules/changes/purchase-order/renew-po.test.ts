import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addCoupon, addGroup } from '#tests/testkit/portal-data';
import { renewalCoupon } from '#tests/testkit/renewal-coupon';
import type { TestUser } from '#tests/testkit/start-vendor';
import { previewRenewal as preview, sendRenewal as send } from '../../../testkit/renewals';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());

const GROUP = 'isPurchaseOrder isAutoRenew expireDate statusLine { text } renew { renewPath autoRenewPath }';

const purchaseOrder = (owner: TestUser, spec: object = {}) =>
  addGroup(portal.shop.vendor, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    braintreeId: 'PURCHASE_ORDER',
    autoRenew: false,
    seats: [{ licenseType: 0 }, { licenseType: 0, expireDate: '2026-12-31' }, { licenseType: 1 }],
    ...spec,
  });

const payment = async () => ({
  ...(await portal.shop.newCard()),
  replacePaymentMethod: true,
  useExistingPaymentMethod: false,
});

async function groupOf({ token }: TestUser, id: string) {
  const { data } = await portal.gateway.ask(
    `query($id: ID!) { viewer { subscription(id: $id) { ${GROUP} } } }`,
    { id },
    { token },
  );
  return data.viewer.subscription;
}

describe('renewing a purchase order', () => {
  test('costs what was previewed, once, and goes on from the old end (PO-07, PO-09, T-16)', async () => {
    const ann = await portal.shop.vendor.user();
    const id = await purchaseOrder(ann);
    const renewal = { subscriptionId: id, newTerm: 'THREE_YEARS' };
    const { renewal: shown } = await preview(portal, ann, renewal);
    expect(shown).toMatchObject({
      total: shown.termTotal,
      termName: '3 Year',
      quantity: 2,
      leftOutCount: 0,
      expireDate: '2026-12-31',
      newExpireDate: '2029-12-31',
      chargeOn: '2026-04-11',
    });
    const { previewId, total } = shown;
    const order = { attemptId: randomUUID(), previewId, total, renewal, payment: await payment() };
    const done = await send(portal, ann, 'renewPo', order);
    expect(done).toMatchObject({ state: 'DONE', userErrors: [] });
    expect((await send(portal, ann, 'renewPo', order)).transactionId).toBe(done.transactionId);
    expect(portal.shop.charges(order.attemptId)).toEqual([total]);
    expect(await groupOf(ann, id)).toMatchObject({
      isPurchaseOrder: true,
      statusLine: { text: 'Expires Dec 31, 2029' },
      renew: { renewPath: `/buy/renew?subId=${id}` },
    });
    const { data } = await portal.gateway.ask(
      'query($id: ID!) { confirmation(saleId: $id) { variant change newExpireDate isPurchaseOrder amount } }',
      { id: done.transactionId },
      { token: ann.token },
    );
    expect(data.confirmation).toEqual({
      variant: 'SUBSCRIPTION_GENERIC',
      change: 'RENEWAL',
      newExpireDate: '2029-12-31',
      isPurchaseOrder: true,
      amount: total,
    });
  });

  test('uses renewal coupons, and with an outdated total is refused with the current price (PO-10, COUP-08, CART-19)', async () => {
    const ann = await portal.shop.vendor.user();
    await addCoupon(portal.shop.vendor, ann, renewalCoupon(ann.id));
    const renewal = { subscriptionId: await purchaseOrder(ann) };
    const { renewal: shown } = await preview(portal, ann, renewal);
    expect(shown).toMatchObject({ total: '744.00', discountTotal: '60.00' });
    const order = { previewId: shown.previewId, renewal, payment: await payment() };
    expect(await send(portal, ann, 'renewPo', { ...order, total: '743.99' })).toMatchObject({
      state: 'REFUSED',
      preview: { total: '744.00' },
      userErrors: [{ code: 'PRICE_CHANGED' }],
    });
    expect(await send(portal, ann, 'renewPo', { ...order, total: '744.00' })).toMatchObject({
      state: 'DONE',
    });
  });

  test('requires a seat and the owner of a current purchase order (PO-02, PO-11, T-09, T-16)', async () => {
    const [ann, bob] = [await portal.shop.vendor.user(), await portal.shop.vendor.user()];
    const own = await purchaseOrder(ann);
    const managed = await purchaseOrder(bob, { seats: [{ licenseType: 0, managers: [ann.email] }] });
    const foreign = await purchaseOrder(bob);
    const card = await purchaseOrder(ann, { braintreeId: 'card', autoRenew: true });
    const over = await purchaseOrder(ann, { startDate: '2025-01-01', expireDate: '2025-12-31' });
    const code = async (subscriptionId: string, seatIds: string[] | null = null, auto = false) =>
      (await preview(portal, ann, { subscriptionId, seatIds }, auto)).userErrors[0]?.code;
    for (const auto of [false, true]) {
      expect(await code(own, null, auto)).toBeUndefined();
      expect(await code(own, [], auto)).toBe('EMPTY_CART');
      expect(await code(own, ['nobody'], auto)).toBe('NOT_ALLOWED');
      expect(await code(managed, null, auto)).toBe('NOT_OWNER');
      expect(await code(foreign, null, auto)).toBe('NOT_FOUND');
      expect(await code(card, null, auto)).toBe('NOT_ALLOWED');
      expect(await code(over, null, auto)).toBe('NOT_ALLOWED');
    }
    expect((await groupOf(ann, managed)).renew).toBeNull();
    expect((await groupOf(ann, card)).renew).toBeNull();
  });

  test('has its own calls for bundles and counted seats (PO-07, REST-32, REST-34)', async () => {
    const ann = await portal.shop.vendor.user();
    const bundle = await purchaseOrder(ann, { kind: 'ase', licenseType: 3, seats: [{ licenseType: 3 }] });
    const cloud = await purchaseOrder(ann, {
      kind: 'cfb',
      cloudAuthorCount: 2,
      rpPublisherCount: 1,
      seats: [],
    });
    for (const [field, other, subscriptionId] of [
      ['renewAsePo', 'renewPo', bundle],
      ['renewCloudPo', 'renewAsePo', cloud],
    ] as const) {
      const renewal = { subscriptionId };
      const { previewId, total } = (await preview(portal, ann, renewal)).renewal;
      const order = { previewId, total, renewal, payment: await payment() };
      expect((await send(portal, ann, other, order)).userErrors).toEqual([
        { code: 'NOT_ALLOWED', message: 'An error occurred while renewing subscription.' },
      ]);
      const attemptId = randomUUID();
      const paid = { ...order, attemptId, payment: await payment() };
      // The first order has stored its card.
      expect(await send(portal, ann, field, paid)).toMatchObject({ state: 'DONE' });
      expect(portal.shop.charges(attemptId)).toEqual([total]);
      expect((await preview(portal, ann, renewal, true)).userErrors[0]).toEqual({
        code: 'NOT_ALLOWED',
        message: 'An error occurred while setting subscription to auto renew',
      });
    }
  });
});

describe('a purchase order that is set to renew by itself', () => {
  test('costs nothing today, and is no purchase order any more (PO-05, PO-12, PO-14, D-80)', async () => {
    const ann = await portal.shop.vendor.user();
    const id = await purchaseOrder(ann);
    const renewal = { subscriptionId: id };
    const { renewal: shown } = await preview(portal, ann, renewal, true);
    expect(shown).toMatchObject({ total: '0.00', termTotal: '804.00', chargeOn: '2027-01-01' });
    const { previewId, total } = shown;
    const order = { attemptId: randomUUID(), previewId, total, renewal, payment: await payment() };
    const done = await send(portal, ann, 'setAutoRenew', order);
    expect(done).toMatchObject({ state: 'DONE', userErrors: [] });
    expect(portal.shop.charges(order.attemptId)).toEqual([]);
    expect(await groupOf(ann, id)).toEqual({
      isPurchaseOrder: false,
      isAutoRenew: true,
      expireDate: '2026-12-31',
      statusLine: { text: 'Renews Jan 1, 2027' },
      renew: null,
    });
    expect(await send(portal, ann, 'setAutoRenew', order)).toMatchObject({
      state: 'DONE',
      transactionId: done.transactionId,
    });
    const { data } = await portal.gateway.ask(
      'query($id: ID!) { confirmation(saleId: $id) { change isPurchaseOrder amount } viewer { sales { totalCount } } }',
      { id: done.transactionId },
      { token: ann.token },
    );
    expect(data.confirmation).toEqual({ change: 'AUTO_RENEW', isPurchaseOrder: false, amount: '0.00' });
    expect(data.viewer.sales.totalCount).toBe(0);
  });
});
