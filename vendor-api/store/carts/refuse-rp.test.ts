import { beforeAll, describe, expect, it } from 'vitest';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { countRows } from '#tests/testkit/count-rows';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { type GroupSpec, insertGroup } from '../../demo/builders';
import { insertCoupon } from '../../demo/history';

const PRICE_CHANGED =
  'The price has changed since it was shown. Please reload the page, review the new total and submit again.';
const QUANTITY = 'Quantities must be whole numbers, zero or more';
const TOO_MANY = 'At most 100,000 of one product can be bought in one order';
const PAYMENT = 'Please choose the card on file or enter a new card';
const NOT_OWNER =
  'You do not have ownership of one or more of the selected subscriptions. Please contact the subscription owner to make these changes';
const CLOSED = 'Seats cannot be added to this subscription. Please choose another group or a new one.';

const annual: GroupSpec = { startDate: '2026-01-01', expireDate: '2026-12-31', seats: [{ licenseType: 0 }] };

describe.each(testDatabases)('orders that are refused on %s', (database) => {
  let couponId: string;
  let groups: Record<string, string>;

  const shop = duringTests(() => startShop(database));
  const ann = beforeTests(() => shop.vendor.user());
  beforeAll(async () => {
    const bob = await shop.vendor.user();
    const { db } = shop.vendor.deps;
    couponId = 'coupon-of-ann';
    const spring = { type: 'percent', amount: '20', description: 'Spring', endDate: null, uses: 3 } as const;
    await insertCoupon(db, { ...spring, id: couponId, userId: ann.id, productCodes: [812100] });
    groups = {
      good: await insertGroup(db, ann, annual),
      foreign: await insertGroup(db, bob, annual),
      ended: await insertGroup(db, ann, { ...annual, startDate: '2025-01-01', expireDate: '2025-12-31' }),
      canceled: await insertGroup(db, ann, { ...annual, canceled: true }),
      allSeatsEnd: await insertGroup(db, ann, {
        ...annual,
        seats: [{ licenseType: 0, expireDate: '2026-12-31' }],
      }),
      purchaseOrder: await insertGroup(db, ann, {
        ...annual,
        braintreeId: 'PURCHASE_ORDER',
        autoRenew: false,
      }),
      pastDue: await insertGroup(db, ann, { ...annual, firstFailedPaymentAttempt: 1 }),
      inTransfer: await insertGroup(db, ann, { ...annual, pendingOwnerEmail: 'max@test.example' }),
    };
  });

  async function expectRefusal(
    form: Record<string, string>,
    code: string,
    text: string,
    more: object = {},
  ): Promise<void> {
    const { db } = shop.vendor.deps;
    const before = { rows: await countRows(db), charges: shop.charges() };
    const reply = await shop.buy(ann, form);
    expect(reply.body).toEqual({ success: false, transactionId: '', errorMessage: text, code, ...more });
    expect({ rows: await countRows(db), charges: shop.charges() }).toEqual(before);
  }

  it.each([
    ['total', { userTotalPrice: '0.01' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['total, off by a cent', { userTotalPrice: '299.99' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['total that is no number', { userTotalPrice: 'free' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['missing total', { userTotalPrice: '' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['adjustment', { proSubAdj: '100.00', userTotalPrice: '200.00' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['adjustment alone', { proSubAdj: '0.01' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['quantity below zero', { proQuantity: '-1' }, 'INVALID_INPUT', QUANTITY],
    ['quantity with a fraction', { proQuantity: '1.5' }, 'INVALID_INPUT', QUANTITY],
    ['huge quantity', { proQuantity: '1000000000' }, 'INVALID_INPUT', TOO_MANY],
    ['quantity of one too many', { proQuantity: '100001' }, 'INVALID_INPUT', TOO_MANY],
    ['quantity in another notation', { proQuantity: '1e9' }, 'INVALID_INPUT', QUANTITY],
    ['hexadecimal quantity', { proQuantity: '0x1' }, 'INVALID_INPUT', QUANTITY],
    ['empty cart', { proQuantity: '0' }, 'EMPTY_CART', 'Please select a product'],
    ['total for another term', { term: '1' }, 'PRICE_CHANGED', PRICE_CHANGED],
    ['adjustment of what is not bought', { teamSubAdj: '-500.00' }, 'PRICE_CHANGED', PRICE_CHANGED],
    [
      'licensee',
      { company: '', firstName: 'Ann', lastName: '' },
      'LICENSEE_REQUIRED',
      'First and last name are required',
    ],
    [
      'licensee whom nobody can see',
      { company: '\u200b', firstName: '\u2060', lastName: 'Lee' },
      'LICENSEE_REQUIRED',
      'First and last name are required',
    ],
    [
      'length of both names',
      { company: '', firstName: 'F'.repeat(150), lastName: 'L'.repeat(150) },
      'INVALID_INPUT',
      'First Name and Last Name together can have at most 255 characters',
    ],
    [
      'group and another co-term group',
      { subscriptionGroup: 'one', cotermGroup: 'another' },
      'INVALID_INPUT',
      'Please choose one subscription group.',
    ],
    ['unknown group', { subscriptionGroup: 'no-such-group' }, 'NOT_OWNER', NOT_OWNER],
    ['both ways of paying', { useExistingPaymentMethod: 'true' }, 'INVALID_PAYMENT_METHOD', PAYMENT],
    ['no way of paying', { replacePaymentMethod: 'false' }, 'INVALID_PAYMENT_METHOD', PAYMENT],
    ['new card without a nonce', { nonce: '' }, 'INVALID_PAYMENT_METHOD', PAYMENT],
    ['card without a country', { country: '' }, 'INVALID_INPUT', 'Country is required'],
    [
      'captcha',
      { recaptchaToken: 'forged' },
      'CAPTCHA_FAILED',
      'We could not confirm that you are human. Please try again.',
    ],
    [
      'missing captcha',
      { recaptchaToken: '' },
      'CAPTCHA_FAILED',
      'We could not confirm that you are human. Please try again.',
    ],
    [
      'nonce',
      { nonce: 'forged' },
      'CARD_DECLINED',
      'The card details were used already or have expired. Please enter the card again.',
    ],
  ])('refuses a wrong %s (CART-19, D-37, D-39)', async (_name, wrong, code, text) => {
    await expectRefusal({ ...rpCart(), ...(await shop.newCard()), ...wrong }, code, text);
  });

  it.each([
    ['its holder', { cardholderName: ' ' }, 'Cardholder Name is required', 'cardholderName'],
    ['a holder to be seen', { cardholderName: '\u200b' }, 'Cardholder Name is required', 'cardholderName'],
    ['a zip', { country: 'United States of America', zip: '' }, 'Zip Code is required', 'postalCode'],
  ] as const)(
    'refuses a card without %s, and names the field (CARD-09, CARD-12)',
    async (_name, wrong, text, field) => {
      const form = { ...rpCart(), ...(await shop.newCard()), ...wrong };
      await expectRefusal(form, 'INVALID_INPUT', text, { field });
    },
  );

  it('refuses the card on file when there is none', async () => {
    await expectRefusal({ ...rpCart(), ...(await shop.storedCard()) }, 'INVALID_PAYMENT_METHOD', PAYMENT);
  });

  it.each([
    ['foreign', 'NOT_OWNER', NOT_OWNER],
    ['ended', 'NOT_ALLOWED', CLOSED],
    ['canceled', 'NOT_ALLOWED', CLOSED],
    ['allSeatsEnd', 'NOT_ALLOWED', CLOSED],
    ['purchaseOrder', 'NOT_ALLOWED', CLOSED],
    ['pastDue', 'NOT_ALLOWED', CLOSED],
    ['inTransfer', 'NOT_ALLOWED', CLOSED],
  ])('refuses the group that is %s (BILL-10, BUY-15, T-17)', async (name, code, text) => {
    const priced = { proSubAdj: '82.19', userTotalPrice: '217.81' };
    const form = rpCart({
      ...priced,
      subscriptionGroup: groups[name] ?? '',
      cotermGroup: groups[name] ?? '',
    });
    await expectRefusal({ ...form, ...(await shop.newCard()) }, code, text);
  });

  it('refuses another term than that of the group, and the full price for it', async () => {
    const group = { subscriptionGroup: groups['good'] ?? '', cotermGroup: groups['good'] ?? '' };
    const monthly = rpCart({ ...group, term: '1', userTotalPrice: '29.00' });
    await expectRefusal({ ...monthly, ...(await shop.newCard()) }, 'PRICE_CHANGED', PRICE_CHANGED);
    await expectRefusal({ ...rpCart(group), ...(await shop.newCard()) }, 'PRICE_CHANGED', PRICE_CHANGED);
  });

  it.each([
    ['one that was not applied', [], '806.40'],
    ['more uses than remain', [{ Qty: 4, TotalDisc: 403.2 }], '1612.80'],
    ['a larger discount', [{ DiscPerItem: 504, TotalDisc: 1512 }], '504.00'],
    ['another coupon', [{ Id: 'coupon-of-bob' }], '1713.60'],
    ['the coupon on another product', [{ ProductCode: 802100 }], '1713.60'],
    ['the coupon twice', [{}, {}], '1411.20'],
  ])('refuses coupons that do not hold: %s (COUP-06, COUP-13)', async (_name, changes, userTotalPrice) => {
    const real = { Id: couponId, Qty: 3, DiscPerItem: 100.8, TotalDisc: 302.4, ProductCode: 812100 };
    const appliedCoupons = JSON.stringify(changes.map((change) => ({ ...real, ...change })));
    const form = rpCart({ proQuantity: '0', teamQuantity: '4', userTotalPrice, appliedCoupons });
    await expectRefusal({ ...form, ...(await shop.newCard()) }, 'PRICE_CHANGED', PRICE_CHANGED);
  });

  it('refuses a captcha proof that was used before', async () => {
    const paid = await shop.newCard();
    await shop.buy(ann, {
      ...rpCart({ proQuantity: '2', userTotalPrice: '600.00' }),
      ...paid,
      nonce: 'forged',
    });
    const text = 'We could not confirm that you are human. Please try again.';
    await expectRefusal({ ...rpCart(), ...paid }, 'CAPTCHA_FAILED', text);
  });

  it('changes nothing when the card is declined, and gives the coupon uses back', async () => {
    const applied = [{ Id: couponId, Qty: 1, DiscPerItem: 100.8, TotalDisc: 100.8, ProductCode: 812100 }];
    const form = rpCart({
      proQuantity: '0',
      teamQuantity: '1',
      userTotalPrice: '403.20',
      appliedCoupons: JSON.stringify(applied),
    });
    const text =
      'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.';
    await expectRefusal({ ...form, ...(await shop.newCard(DECLINED_VISA)) }, 'CARD_DECLINED', text);
  });

  it('answers 401 without a session and 400 for an invalid form', async () => {
    const anonymous = await shop.vendor.call('/cart/buyRpSubscription', { form: rpCart() });
    expect([anonymous.status, anonymous.body]).toEqual([401, { success: false }]);
    const lists = await shop.vendor.call('/cart/buyRpSubscription', {
      token: ann.token,
      form: 'proQuantity=1&proQuantity=2',
    });
    expect(lists.status).toBe(400);
    expect((await shop.buy(ann, rpCart(), 'no good')).status).toBe(400);
  });
});
