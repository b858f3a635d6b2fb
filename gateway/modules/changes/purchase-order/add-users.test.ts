import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addCoupon, addGroup } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { json, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { previewRenewal, sendRenewal } from '../../../testkit/renewals';
import { startGateway } from '../../../testkit/start-gateway';
import { type Portal, startPortal } from '../../../testkit/start-portal';
import { previewOf, type StoreKind, submitCart } from '../../../testkit/store-orders';
import { PO_ROW } from '../../../testkit/vendor-rows';

const KIND: StoreKind = {
  preview: 'addUsersPreview',
  buy: 'addUsersToPo',
  cartInput: 'AddUsersCartInput',
  orderInput: 'AddUsersToPoInput',
  cart: { proQuantity: 2 },
};

const portal = duringTests(() => startPortal());

/** Purchase order until 2026-12-31 with one Pro seat. */
const purchaseOrder = (owner: TestUser, spec: object = {}) =>
  addGroup(portal.shop.vendor, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    braintreeId: 'PURCHASE_ORDER',
    autoRenew: false,
    seats: [{ licenseType: 0 }],
    ...spec,
  });

const payment = async () => ({
  ...(await portal.shop.newCard()),
  replacePaymentMethod: true,
  useExistingPaymentMethod: false,
});

const refusal = (code: string, message: string, field: string | null = null) => [{ code, message, field }];

describe('adding users to a purchase order', () => {
  test('costs the rest of the term as previewed, once, and leaves a purchase order (PO-20, PO-21, T-12)', async () => {
    const ann = await portal.shop.vendor.user();
    const id = await purchaseOrder(ann);
    const cart = { proQuantity: 2, subscriptionGroup: id };
    const { cart: shown } = await previewOf(portal, ann, KIND, cart);
    expect(shown?.total).toBe('435.62');
    const order = { attemptId: randomUUID(), ...shown, cart, payment: await payment() };
    const done = await submitCart(portal, ann, KIND, order);
    expect(done).toMatchObject({ state: 'DONE', userErrors: [] });
    expect(await submitCart(portal, ann, KIND, order)).toMatchObject({
      state: 'DONE',
      transactionId: done.transactionId,
    });
    expect(portal.shop.charges(order.attemptId)).toEqual(['435.62']);
    const { data } = await portal.gateway.ask(
      `query($id: ID!, $sale: ID!) {
        viewer { subscription(id: $id) { isPurchaseOrder isAutoRenew expireDate statusLine { text } editionSummary } }
        confirmation(saleId: $sale) { variant proCount newExpireDate subscriptionId }
      }`,
      { id, sale: done.transactionId },
      { token: ann.token },
    );
    expect(data.viewer.subscription).toEqual({
      isPurchaseOrder: true,
      isAutoRenew: false,
      expireDate: '2026-12-31',
      statusLine: { text: 'Expires Dec 31, 2026' },
      editionSummary: '3 Pro',
    });
    expect(data.confirmation).toMatchObject({
      variant: 'RP_SUBSCRIPTION',
      proCount: 2,
      subscriptionId: id,
      newExpireDate: '2026-12-31',
    });
  });

  test('invalidates a renewal preview, which would leave the new seats out (PRICE-22, PO-09)', async () => {
    const ann = await portal.shop.vendor.user();
    const seat = randomUUID();
    const id = await purchaseOrder(ann, { seats: [{ licenseType: 0, id: seat }] });
    const renewal = { subscriptionId: id, newTerm: 'ANNUAL', seatIds: [seat] };
    const { renewal: before } = await previewRenewal(portal, ann, renewal);
    const cart = { proQuantity: 1, subscriptionGroup: id };
    const { cart: shown } = await previewOf(portal, ann, KIND, cart);
    await submitCart(portal, ann, KIND, { ...shown, cart, payment: await payment() });
    const { previewId, total } = before;
    expect(await sendRenewal(portal, ann, 'renewPo', { previewId, total, renewal })).toMatchObject({
      state: 'REFUSED',
      preview: { total: '300.00' },
      userErrors: [{ code: 'PRICE_CHANGED' }],
    });
  });

  test('shows the credit and the coupon of a seat (COUP-11, T-12)', async () => {
    const ann = await portal.shop.vendor.user();
    const coupon = { type: 'percent', amount: '60', description: 'Spring', endDate: null } as const;
    await addCoupon(portal.shop.vendor, ann, {
      ...coupon,
      id: `coupon-${ann.id}`,
      uses: 1,
      productCodes: [802100],
    });
    const cart = { proQuantity: 1, subscriptionGroup: await purchaseOrder(ann) };
    expect((await previewOf(portal, ann, KIND, cart)).cart?.total).toBe('87.12');
  });

  test('asks for cart, licensee and group in this order, with the page’s messages (PO-16, PO-17, PO-18, PO-19, ERR-52, ERR-53, ERR-54)', async () => {
    const ann = await portal.shop.vendor.user();
    const nobody = { licenseTo: 'INDIVIDUAL', firstName: 'Ann', lastName: ' ', company: '' };
    const refused = async (order: object) =>
      (await submitCart(portal, ann, KIND, { licensee: nobody, payment: await payment(), ...order }))
        .userErrors;
    expect(await refused({ cart: { proQuantity: 0 } })).toEqual(
      refusal('EMPTY_CART', 'Your cart is empty! Please select cart items.'),
    );
    const noLicensee = 'Please enter a licensee';
    expect(await refused({ cart: { proQuantity: 1 } })).toEqual(
      refusal('LICENSEE_REQUIRED', noLicensee, 'licensee.lastName'),
    );
    const company = { licenseTo: 'COMPANY', firstName: 'Ann', lastName: 'Lee', company: ' ' };
    expect(await refused({ cart: { proQuantity: 1 }, licensee: company })).toEqual(
      refusal('LICENSEE_REQUIRED', noLicensee, 'licensee.company'),
    );
    const named = { ...company, company: 'Lee Ltd' };
    for (const subscriptionGroup of [undefined, null, '', 'New Group']) {
      const cart = { proQuantity: 1, subscriptionGroup };
      expect(await refused({ cart, licensee: named })).toEqual(
        refusal(
          'INVALID_INPUT',
          'Subscription group missing. Please contact Axure Suppport.',
          'cart.subscriptionGroup',
        ),
      );
    }
  });

  test('is refused for groups of others and groups that renew, are past due or have ended (PO-22, T-09, T-16)', async () => {
    const [ann, bob] = [await portal.shop.vendor.user(), await portal.shop.vendor.user()];
    const groups = {
      NOT_FOUND: [await purchaseOrder(bob)],
      NOT_OWNER: [await purchaseOrder(bob, { seats: [{ licenseType: 0, managers: [ann.email] }] })],
      NOT_ALLOWED: [
        await purchaseOrder(ann, { braintreeId: 'card', autoRenew: true }),
        await purchaseOrder(ann, {
          firstFailedPaymentAttempt: 1,
          firstFailedPaymentDate: '2026-04-01',
        }),
        await purchaseOrder(ann, { startDate: '2025-01-01', expireDate: '2025-12-31' }),
      ],
      none: [await purchaseOrder(ann)],
    };
    for (const [code, ids] of Object.entries(groups))
      for (const subscriptionGroup of ids) {
        const shown = await previewOf(portal, ann, KIND, { proQuantity: 1, subscriptionGroup });
        expect(shown.userErrors[0]?.code ?? 'none').toBe(code);
      }
  });

  test('with an outdated total is refused with the current price (PRICE-22, CART-19)', async () => {
    const ann = await portal.shop.vendor.user();
    const cart = { proQuantity: 2, subscriptionGroup: await purchaseOrder(ann) };
    const { cart: shown } = await previewOf(portal, ann, KIND, cart);
    const order = { attemptId: randomUUID(), ...shown, cart, payment: await payment() };
    const refused = await submitCart(portal, ann, KIND, { ...order, total: '0.01' });
    expect(refused).toMatchObject({
      state: 'REFUSED',
      preview: { total: '435.62' },
      userErrors: [{ code: 'PRICE_CHANGED' }],
    });
    expect(portal.shop.charges(order.attemptId)).toEqual([]);
  });
});

test.each([
  [{ success: false }, 'Something went wrong. Please contact Axure Support.'],
  [{ success: false, errorMessage: ' ', message: 'No.' }, 'No.'],
  [{ success: false, errorMessage: 'First.', message: 'Second.' }, 'First.'],
])('a refusal of the vendor %j has the message %j (ERR-29, D-96, D-98)', async (answer, text) => {
  const vendor = await startFaultyVendor();
  const gateway = await startGateway({ vendorUrl: vendor.url });
  vendor.at('/user/loadLicenseRows', json({ subRows: [PO_ROW], aseRows: [] }));
  vendor.at('/cart/addUsersToPo', json(answer));
  const ask = { gateway } as Portal;
  const ann = { id: 'u-1', email: 'ann@test.example', name: 'Ann', token: 'good' };
  const cart = { proQuantity: 1, subscriptionGroup: 'sub-1' };
  const { cart: shown } = await previewOf(ask, ann, KIND, cart);
  const order = { ...shown, cart, payment: { useExistingPaymentMethod: true, recaptchaToken: 'proof' } };
  const { userErrors } = await submitCart(ask, ann, KIND, order);
  expect(userErrors.map(({ message }) => message)).toEqual([text]);
  await gateway.stop();
  await vendor.stop();
});
