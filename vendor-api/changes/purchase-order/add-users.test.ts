import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { countRows } from '#tests/testkit/count-rows';
import { duringTests } from '#tests/testkit/during-tests';
import { times } from '#tests/testkit/order-attempt';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';
import { outboxMails } from '../../db/schema/billing';
import { seats, subscriptions } from '../../db/schema/licenses';
import { type GroupSpec, insertGroup } from '../../demo/builders';
import { insertCoupon } from '../../demo/history';

const PATH = '/cart/addUsersToPo';
const PO = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };

describe.each(racedDatabases)('adding users to a purchase order on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  const order = (user: TestUser, spec: Partial<GroupSpec> = {}) =>
    insertGroup(shop.vendor.deps.db, user, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0 }],
      ...PO,
      ...spec,
    });

  const form = async (groupId: string, overrides: Record<string, string> = {}) => ({
    ...rpCart({ ...TWO_PRO, subscriptionGroup: groupId, cotermGroup: groupId, ...overrides }),
    ...(await shop.newCard()),
  });

  const add = (user: TestUser, fields: Record<string, string>, key?: string) =>
    shop.buy(user, fields, key, PATH);

  const stored = async (id: string) => {
    const { db } = shop.vendor.deps;
    const [group] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
    return { group, seats: await db.select().from(seats).where(eq(seats.subscriptionId, id)) };
  };

  async function expectRefusal(user: TestUser, fields: Record<string, string>, code: string, text: string) {
    const before = await countRows(shop.vendor.deps.db);
    const charged = shop.charges().length;
    const { body } = await add(user, fields);
    expect(body).toMatchObject({ success: false, transactionId: '', code, errorMessage: text });
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
    expect(shop.charges()).toHaveLength(charged);
  }

  it('charges the rest of the term and adds seats that end with it; it stays a purchase order (PO-20, PO-21, REST-30, D-82)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    const { body } = await add(ann, await form(id), 'attempt-po-users-1');
    expect(body).toEqual({ success: true, transactionId: expect.stringMatching(/^AX-/), errorMessage: '' });
    expect(shop.charges('attempt-po-users-1')).toEqual(['435.62']);
    const found = await stored(id);
    expect(found.group).toMatchObject({ ...PO, startDate: '2026-01-01', expireDate: '2026-12-31' });
    expect(found.seats).toHaveLength(3);
    expect(found.seats.map(({ expireDate }) => expireDate)).toEqual([null, null, null]);
    const [mail] = await shop.vendor.deps.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.subject, `Your order ${body['transactionId']}`));
    expect(mail?.text).toContain('Expires: Dec 31, 2026');
    expect(mail?.text).not.toContain('Next billed');
  });

  it('takes the coupons of the products (COUP-13)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    const couponId = `coupon-of-${ann.id}`;
    const coupon = { type: 'percent', amount: '60', description: 'Spring', endDate: null } as const;
    const bound = { id: couponId, userId: ann.id, uses: 1, productCodes: [802100] };
    await insertCoupon(shop.vendor.deps.db, { ...coupon, ...bound });
    const use = { Id: couponId, Qty: 1, DiscPerItem: '130.69', TotalDisc: '130.69', ProductCode: 802100 };
    const one = { proQuantity: '1', userTotalPrice: '87.12', appliedCoupons: JSON.stringify([use]) };
    const { body } = await add(ann, await form(id, one));
    expect(body['success']).toBe(true);
    expect(shop.charges().at(-1)).toBe('87.12');
  });

  it('asks for cart, licensee and group in this order (PO-16, PO-17, PO-18, PO-19)', async () => {
    const ann = await shop.vendor.user();
    const nobody = { company: '', firstName: '', lastName: '' };
    const nothing = { proQuantity: '0', subscriptionGroup: '', cotermGroup: '', ...nobody };
    const emptyCart = 'Your cart is empty! Please select cart items.';
    await expectRefusal(ann, await form('', nothing), 'EMPTY_CART', emptyCart);
    const named = { ...nothing, proQuantity: '2' };
    const noLicensee = 'Please enter a licensee';
    await expectRefusal(ann, await form('', named), 'LICENSEE_REQUIRED', noLicensee);
    const half = { ...named, licenseTo: 'Individual', firstName: 'Ann' };
    await expectRefusal(ann, await form('', half), 'LICENSEE_REQUIRED', noLicensee);
    const noGroup = 'Subscription group missing. Please contact Axure Suppport.';
    await expectRefusal(ann, await form('', { ...half, lastName: 'Lee' }), 'INVALID_INPUT', noGroup);
    await expectRefusal(
      ann,
      await form('', { ...named, company: 'Lee', subscriptionGroup: 'New Group' }),
      'INVALID_INPUT',
      noGroup,
    );
  });

  it.each([
    ['renews by card', { braintreeId: 'card-1', autoRenew: true }],
    ['ended', { startDate: '2025-01-01', expireDate: '2025-12-31' }],
    ['is canceled', { canceled: true }],
    ['is past due', { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' }],
    ['is of another kind', { kind: 'cfb', seats: [] }],
  ] as const)('is not for a group that %s (PO-22, T-16)', async (_name, spec) => {
    const ann = await shop.vendor.user();
    await expectRefusal(ann, await form(await order(ann, spec)), 'NOT_ALLOWED', CLOSED);
  });

  it("is not for another customer's group (PO-22, T-09)", async () => {
    const [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    await expectRefusal(ann, await form(await order(bob)), 'NOT_OWNER', NOT_OWNER);
    await expectRefusal(ann, await form('unknown'), 'NOT_OWNER', NOT_OWNER);
  });

  it('is refused at any other price than that of now (CART-19)', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    for (const change of [
      { userTotalPrice: '435.61' },
      { userTotalPrice: '' },
      { proSubAdj: '82.20' },
      { proQuantity: '3' },
      { appliedCoupons: JSON.stringify([{ Qty: 1, DiscPerItem: '1.00', TotalDisc: '1.00' }]) },
    ]) {
      await expectRefusal(ann, await form(id, change), 'PRICE_CHANGED', PRICE_CHANGED);
    }
  });

  it('is charged once however often it is sent, and is another order than buying', async () => {
    const ann = await shop.vendor.user();
    const id = await order(ann);
    const sent = await form(id);
    const replies = await times(8, () => add(ann, sent, 'attempt-po-users-once'));
    expect(new Set(replies.map(({ body }) => body['transactionId'])).size).toBe(1);
    expect(shop.charges('attempt-po-users-once')).toEqual(['435.62']);
    expect((await stored(id)).seats).toHaveLength(3);
    const elsewhere = await shop.buy(ann, sent, 'attempt-po-users-once');
    expect(elsewhere.body).toMatchObject({ code: 'ATTEMPT_REUSED' });
  });
});
/** Two Pro seats on 2026-04-11, when 100 of 365 days have passed (T-12, E1). */
const TWO_PRO = { proQuantity: '2', proSubAdj: '82.19', userTotalPrice: '435.62' };
const CLOSED = 'Seats cannot be added to this subscription. Please choose another group or a new one.';
const PRICE_CHANGED =
  'The price has changed since it was shown. Please reload the page, review the new total and submit again.';
const NOT_OWNER =
  'You do not have ownership of one or more of the selected subscriptions. Please contact the subscription owner to make these changes';
