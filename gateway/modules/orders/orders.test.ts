import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addCoupon, addGroup, setPrice } from '#tests/testkit/portal-data';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { buy, newOrder, preview } from '../../testkit/order';
import { startPortal } from '../../testkit/start-portal';

const portal = duringTests(() => startPortal());

const customer = () => portal.shop.vendor.user();

describe('a preview', () => {
  test('names a price whose lines and steps add up (PRICE-07)', async () => {
    const { cart } = await preview(portal, await customer(), { proQuantity: 2, teamQuantity: 1 });
    expect(cart.total).toBe('1104.00');
    expect(cart.lines.map(({ total }) => total)).toEqual(['600.00', '504.00']);
    expect(cart.lines[0]?.derivation).toEqual([{ amount: '600.00' }]);
  });

  test('co-terms with a group by its term and credits the days passed (BUY-14, PRICE-11)', async () => {
    const user = await customer();
    const subscriptionGroup = await addGroup(portal.shop.vendor, user, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [{ licenseType: 0 }],
    });
    const { cart } = await preview(portal, user, { proQuantity: 2, term: 'MONTHLY', subscriptionGroup });
    expect(cart).toMatchObject({
      total: '435.62',
      coTerm: { name: 'Group 1', elapsedDays: 100, totalDays: 365 },
    });
  });

  test('of an empty cart is refused with the text of the catalogue', async () => {
    const refused = await preview(portal, await customer(), { proQuantity: 0 });
    expect(refused).toEqual({
      cart: null,
      userErrors: [{ code: 'EMPTY_CART', message: 'Please select a product', field: null }],
    });
  });

  test('of a cart for another customer’s group is refused', async () => {
    const group = { startDate: '2026-01-01', expireDate: '2026-12-31', seats: [{ licenseType: 0 as const }] };
    const subscriptionGroup = await addGroup(portal.shop.vendor, await customer(), group);
    const refused = await preview(portal, await customer(), { subscriptionGroup });
    expect(refused.cart).toBeNull();
    expect(refused.userErrors[0]?.code).toBe('NOT_FOUND');
  });
});

describe('a purchase', () => {
  test('charges what was shown and answers the order number (PRICE-22)', async () => {
    const user = await customer();
    const order = await newOrder(portal, user, { proQuantity: 1, teamQuantity: 2 });
    const bought = await buy(portal, user, order);
    expect(bought).toMatchObject({ success: true, state: 'DONE', userErrors: [], viewer: { id: user.id } });
    expect(portal.shop.charges(order.attemptId)).toEqual([order.total]);
  });

  test('submitted again answers the first outcome and charges nothing, though its coupon is used up', async () => {
    const user = await customer();
    await addCoupon(portal.shop.vendor, user, {
      id: `C-${user.id}`,
      type: 'percent',
      amount: '20.00',
      description: 'Spring',
      endDate: null,
      uses: 1,
      productCodes: [802100],
    });
    const order = await newOrder(portal, user);
    expect(order.total).toBe('240.00');
    const first = await buy(portal, user, order);
    const again = await buy(portal, user, order);
    expect(again).toMatchObject({ state: 'DONE', transactionId: first.transactionId, preview: null });
    expect(portal.shop.charges(order.attemptId)).toEqual(['240.00']);
  });

  test('submitted ten times at once is one charge and one order number', async () => {
    const user = await customer();
    const order = await newOrder(portal, user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(portal, user, order)));
    const final = await buy(portal, user, order);
    for (const { state } of answers) expect(['DONE', 'PROCESSING']).toContain(state);
    expect(final.state).toBe('DONE');
    expect(portal.shop.charges(order.attemptId)).toEqual([order.total]);
  });

  test('under an attempt that bought something else is refused', async () => {
    const user = await customer();
    const order = await newOrder(portal, user);
    await buy(portal, user, order);
    const other = await newOrder(portal, user, { teamQuantity: 3 }, { attemptId: order.attemptId });
    const refused = await buy(portal, user, other);
    expect(refused).toMatchObject({ state: 'REFUSED', userErrors: [{ code: 'ATTEMPT_REUSED' }] });
    expect(portal.shop.charges(order.attemptId)).toEqual([order.total]);
  });

  test('at a price that has changed is refused with the new price, and the vendor is not asked to charge', async () => {
    const user = await customer();
    const order = await newOrder(portal, user, { proQuantity: 0, entQuantity: 1 });
    await setPrice(portal.shop.vendor, 2, 999_00);
    const calls = await portal.vendorCalls(async () => {
      const refused = await buy(portal, user, order);
      expect(refused).toMatchObject({
        success: false,
        state: 'REFUSED',
        userErrors: [{ code: 'PRICE_CHANGED' }],
        preview: { total: '999.00' },
      });
    });
    expect(calls).not.toContain('POST /cart/buyRpSubscription');
    expect(portal.shop.charges(order.attemptId)).toEqual([]);
  });

  test('with a total that was never shown is refused', async () => {
    const user = await customer();
    const refused = await buy(portal, user, await newOrder(portal, user, {}, { total: '1.00' }));
    expect(refused).toMatchObject({ state: 'REFUSED', userErrors: [{ code: 'PRICE_CHANGED' }] });
  });

  test('with a declined card charges nothing and has the vendor’s message', async () => {
    const user = await customer();
    const order = await newOrder(portal, user);
    const nonce = await portal.shop.nonce('4000111111111115');
    const refused = await buy(portal, user, { ...order, payment: { ...order.payment, nonce } });
    expect(refused).toMatchObject({ state: 'REFUSED', userErrors: [{ code: 'CARD_DECLINED' }] });
    expect(refused.userErrors[0]?.message).not.toBe('');
    expect(portal.shop.charges(order.attemptId)).toEqual([]);
  });

  test('names the field of the card that the bank refused', async () => {
    const user = await customer();
    const order = await newOrder(portal, user);
    const refused = await buy(portal, user, { ...order, payment: { ...order.payment, zip: '20000' } });
    expect(refused).toMatchObject({ userErrors: [{ code: 'CARD_DECLINED', field: 'postalCode' }] });
  });

  test.each([
    ['nothing in the cart', { cart: { term: 'ANNUAL' } }, 'EMPTY_CART', 'Please select a product'],
    [
      'no licensee',
      { licensee: { licenseTo: 'COMPANY', firstName: '', lastName: '', company: 'Lee Ltd' } },
      'LICENSEE_REQUIRED',
      'First and last name are required',
    ],
    [
      'contradicting payment flags',
      { payment: { useExistingPaymentMethod: true, replacePaymentMethod: true, recaptchaToken: 'x' } },
      'INVALID_PAYMENT_METHOD',
      'Please choose the card on file or enter a new card',
    ],
    ['a key that is none', { attemptId: 'no' }, 'INVALID_INPUT', 'attemptId must be a UUID'],
  ])('with %s never reaches the vendor’s order call (CART-20)', async (_what, overrides, code, message) => {
    const user = await customer();
    const order = await newOrder(portal, user, {}, overrides);
    const calls = await portal.vendorCalls(async () => {
      expect(await buy(portal, user, order)).toMatchObject({
        state: 'REFUSED',
        userErrors: [{ code, message }],
      });
    });
    expect(calls).not.toContain('POST /cart/buyRpSubscription');
  });

  test('leads to a confirmation, a receipt and seats in a new group (CONF-01)', async () => {
    const user = await customer();
    const { transactionId } = await buy(portal, user, await newOrder(portal, user, { proQuantity: 2 }));
    const { data } = await portal.gateway.ask(
      `query($id: ID!) {
        confirmation(saleId: $id) { id variant termName proCount teamCount amount newExpireDate licensee seatIds }
        viewer { sales { totalCount nodes { id amount purchasedDate products { text } } } seatSummary { total unassigned } }
      }`,
      { id: transactionId },
      { token: user.token },
    );
    expect(data.confirmation).toMatchObject({
      id: transactionId,
      variant: 'RP_SUBSCRIPTION',
      termName: 'Annual',
      proCount: 2,
      amount: '600.00',
      licensee: 'Lee Ltd',
      newExpireDate: '2027-04-10',
    });
    expect(data.confirmation.seatIds).toHaveLength(2);
    expect(data.viewer).toEqual({
      sales: {
        totalCount: 1,
        nodes: [
          {
            id: transactionId,
            amount: '600.00',
            purchasedDate: TEST_TODAY,
            products: [{ text: 'Axure RP Pro (2)' }],
          },
        ],
      },
      seatSummary: { total: 2, unassigned: 2 },
    });
  });

  test('of another customer has no confirmation (CONF-08)', async () => {
    const owner = await customer();
    const { transactionId } = await buy(portal, owner, await newOrder(portal, owner));
    const stranger = await customer();
    const { data } = await portal.gateway.ask(
      'query($id: ID!) { confirmation(saleId: $id) { id } }',
      { id: transactionId },
      { token: stranger.token },
    );
    expect(data).toEqual({ confirmation: null });
  });
});

describe('the state of an attempt', () => {
  const STATUS =
    'query($id: ID!) { orderStatus(attemptId: $id) { attemptId state transactionId userErrors { code } } }';

  test('is known to the buyer alone', async () => {
    const user = await customer();
    const order = await newOrder(portal, user);
    const { transactionId } = await buy(portal, user, order);
    const mine = await portal.gateway.ask(STATUS, { id: order.attemptId }, { token: user.token });
    expect(mine.data.orderStatus).toEqual({
      attemptId: order.attemptId,
      state: 'DONE',
      transactionId,
      userErrors: [],
    });
    const stranger = await customer();
    const theirs = await portal.gateway.ask(STATUS, { id: order.attemptId }, { token: stranger.token });
    expect(theirs.data.orderStatus).toMatchObject({ state: 'UNKNOWN', transactionId: null });
  });
});
