import { beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '#tests/testkit/count-rows';
import { duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { insertGroup } from '../../demo/builders';
import { insertCoupon } from '../../demo/history';

type Form = Record<string, string>;

/** A form without these fields, like one of a tool that only knows the total. */
const without = (form: Form, ...fields: string[]): Form =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !fields.includes(name)));

describe.each(testDatabases)('orders in the spellings of other tools on %s', (database) => {
  let ann: TestUser;
  let bob: TestUser;
  let groupId: string;
  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    const seats = [{ licenseType: 0 }] as const;
    const period = { startDate: '2026-01-01', expireDate: '2026-12-31' };
    groupId = await insertGroup(shop.vendor.deps.db, ann, { ...period, seats });
  });

  async function expectSold(user: TestUser, form: Form, charged: string): Promise<string> {
    const key = crypto.randomUUID();
    const { body } = await shop.buy(user, { ...form, ...(await shop.newCard()) }, key);
    expect(body).toMatchObject({ success: true, errorMessage: '' });
    expect(shop.charges(key)).toEqual([charged]);
    return String(body['transactionId']);
  }

  it.each(['300', '300.000', '300.004', '299.996', '300.00000000000006'])(
    'take %s for 300.00, as it is less than a cent away (CART-19, D-39)',
    async (userTotalPrice) => {
      await expectSold(ann, rpCart({ userTotalPrice }), '300.00');
    },
  );

  it.each(['9', '3', '', 'Annual'])('take the term %j for a year (ENUM-02)', async (term) => {
    const sale = await expectSold(ann, rpCart({ term }), '300.00');
    const { body } = await shop.vendor.call(`/cart/thankyouvue?transactionId=${sale}`, { token: ann.token });
    expect(body).toMatchObject({ term: 2, newExpireDate: '2027-04-10' });
  });

  it.each([
    ['both ids', { subscriptionGroup: 'the group', cotermGroup: 'the group', term: '2' }],
    ['another term', { subscriptionGroup: 'the group', cotermGroup: 'the group', term: '1' }],
    ['its co-term id alone', { subscriptionGroup: '', cotermGroup: 'the group', term: '5' }],
  ])('join a group by %s, whose term and period apply (CART-22, D-40, D-119)', async (_how, named) => {
    const form = rpCart({ ...named, proSubAdj: '82.19', userTotalPrice: '217.81' });
    const ids = Object.entries(form).map(([name, value]) => [name, value === 'the group' ? groupId : value]);
    await expectSold(ann, Object.fromEntries(ids), '217.81');
    const { body } = await shop.vendor.call('/user/loadLicenseRows', { token: ann.token });
    const rows = body['subRows'] as { startDate: string; subscription: { id: string } }[];
    const starts = rows.filter(({ subscription }) => subscription.id === groupId);
    expect(new Set(starts.map(({ startDate }) => startDate))).toEqual(new Set(['2026-01-01']));
  });

  it('need no adjustment where the total is right (D-39)', async () => {
    const form = rpCart({ subscriptionGroup: groupId, cotermGroup: groupId, userTotalPrice: '217.81' });
    await expectSold(ann, without(form, 'proSubAdj', 'teamSubAdj', 'entSubAdj'), '217.81');
  });

  it('name coupons by description, as specified, or not at all (CART-05, COUP-07, COUP-13)', async () => {
    const spring = { type: 'percent', amount: '20', description: 'Spring', endDate: null, uses: 3 } as const;
    const { db } = shop.vendor.deps;
    await insertCoupon(db, { ...spring, id: 'spring', userId: bob.id, productCodes: [802100] });
    const claim = { Description: 'Spring', Qty: 1, DiscPerItem: 60, TotalDisc: 60 };
    const form = rpCart({ userTotalPrice: '240.00', appliedCoupons: JSON.stringify([claim]) });
    await expectSold(bob, form, '240.00');
    await expectSold(bob, without(form, 'appliedCoupons'), '240.00');
    for (const wrong of [{ Description: 'Autumn' }, { Qty: 2 }, { DiscPerItem: 61 }, { TotalDisc: 0 }]) {
      const appliedCoupons = JSON.stringify([{ ...claim, ...wrong }]);
      const { body } = await shop.buy(bob, { ...form, appliedCoupons, ...(await shop.newCard()) });
      expect(body).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
    }
  });

  it.each([
    ['the id of somebody else', () => ({ userId: bob.id }), 403, 'another user'],
    ['the address of somebody else', () => ({ userEmail: bob.email }), 403, 'another user'],
    ['a line break', () => ({ company: 'Lee\nTotal USD $0.01' }), 400, 'company: must be one line of text'],
    ['the null character', () => ({ cardholderName: 'Ann\0Lee' }), 400, 'must be one line of text'],
    [
      'a street of 256 characters',
      () => ({ address: 'x'.repeat(256) }),
      400,
      'address: Street Address can have at most 255 characters',
    ],
    [
      'a first name of 256 characters',
      () => ({ firstName: 'x'.repeat(256) }),
      400,
      'firstName: First Name can have at most 255 characters',
    ],
    ['a country that is none', () => ({ country: 'Narnia' }), 200, 'Country is required'],
    ['a quantity of forty digits', () => ({ proQuantity: '1'.repeat(40) }), 400, 'not be longer than 32'],
  ])('are refused with %s, and leave nothing (D-115)', async (_what, wrong, status, text) => {
    const before = [await countRows(shop.vendor.deps.db), shop.charges()];
    const reply = await shop.buy(ann, { ...rpCart(), ...(await shop.newCard()), ...wrong() });
    expect(reply).toMatchObject({ status, body: { success: false } });
    expect(reply.body['errorMessage']).toContain(text);
    expect([await countRows(shop.vendor.deps.db), shop.charges()]).toEqual(before);
  });

  it('may repeat who sends them (D-115)', async () => {
    await expectSold(ann, rpCart({ userId: ann.id, userEmail: ann.email.toUpperCase() }), '300.00');
  });

  it.each([
    ['a field twice', 'proQuantity=1&proQuantity=2', 400, 'proQuantity: must be sent once, as a text'],
    [
      'coupons twice',
      'appliedCoupons=[]&appliedCoupons=[]',
      400,
      'appliedCoupons.0: must be a coupon with Description, Qty, DiscPerItem and TotalDisc',
    ],
  ])('are refused with %s', async (_what, form, status, text) => {
    const reply = await shop.vendor.call('/cart/buyRpSubscription', { token: ann.token, form });
    expect(reply).toMatchObject({ status, body: { success: false, errorMessage: text } });
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])('are no %s', async (type) => {
    const { token } = ann;
    const headers = { 'Content-Type': type };
    const reply = await shop.vendor.call('/cart/buyRpSubscription', {
      token,
      form: 'proQuantity=1',
      headers,
    });
    expect(reply.status).toBe(415);
    expect(reply.body['errorMessage']).toBe('Orders are sent as a form or as JSON.');
  });
});
