import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultyVendor, json, startFaultyVendor } from '../../testkit/faulty-vendor';
import { buy, NEW_GROUP } from '../../testkit/order';
import { type RunningGateway, startGateway } from '../../testkit/start-gateway';

let vendor: FaultyVendor;
let gateway: RunningGateway;
beforeEach(async () => {
  vendor = await startFaultyVendor();
  gateway = await startGateway({ vendorUrl: vendor.url });
});
afterEach(async () => {
  await gateway.stop();
  await vendor.stop();
});

const session = { token: 'good' };
const buyer = { id: 'u-1', email: 'ann@test.example', name: 'Ann', token: 'good' };
const ATTEMPT = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

async function order() {
  const query = 'query($cart: RpCartInput!) { cartPreview(cart: $cart) { cart { previewId total } } }';
  const shown = await gateway.ask(query, { cart: NEW_GROUP }, session);
  return {
    attemptId: ATTEMPT,
    ...shown.data.cartPreview.cart,
    cart: NEW_GROUP,
    licensee: { licenseTo: 'COMPANY' },
    payment: { useExistingPaymentMethod: true, recaptchaToken: 'proof' },
  };
}

test('an order is done under the number that it got, also one of digits (CONF-02)', async () => {
  vendor.at('/cart/buyRpSubscription', json({ success: true, transactionId: 40_017 }));
  const done = { state: 'DONE', transactionId: '40017' };
  expect(await buy({ gateway }, buyer, await order())).toMatchObject({ ...done, userErrors: [] });
  vendor.at('/cart/orderstatus', json({ state: 'done', transactionId: 40_017 }));
  const query = `{ orderStatus(attemptId: "${ATTEMPT}") { state transactionId } }`;
  expect((await gateway.ask(query, {}, session)).data.orderStatus).toEqual(done);
});

test.each([{ code: 4_711 }, { code: 'OUT_OF_PENS' }, { code: ['x'], field: { at: 1 } }])(
  'an order refused with %j, which are none of our names, is refused all the same (ERR-01)',
  async (names) => {
    vendor.at('/cart/buyRpSubscription', json({ success: false, errorMessage: 'X', ...names }, 409));
    expect(await buy({ gateway }, buyer, await order())).toMatchObject({
      state: 'REFUSED',
      userErrors: [{ code: 'VENDOR_REFUSED', message: 'X', field: null }],
    });
  },
);
