import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultyVendor, json, reset, startFaultyVendor } from '../../testkit/faulty-vendor';
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
const moved = json({ success: false, code: 'PRICE_CHANGED', errorMessage: 'moved' });

async function order() {
  const query = 'query($cart: RpCartInput!) { cartPreview(cart: $cart) { cart { previewId total } } }';
  const shown = await gateway.ask(query, { cart: NEW_GROUP }, session);
  return {
    attemptId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    ...shown.data.cartPreview.cart,
    cart: NEW_GROUP,
    licensee: { licenseTo: 'COMPANY' },
    payment: { useExistingPaymentMethod: true, recaptchaToken: 'proof' },
  };
}

const refused = { state: 'REFUSED', userErrors: [{ code: 'PRICE_CHANGED', message: 'moved' }] };

test('an order refused because the price moved in between comes back with the new price', async () => {
  const input = await order();
  vendor.at('/cart/buyRpSubscription', moved);
  expect(await buy({ gateway }, buyer, input)).toMatchObject({ ...refused, preview: { total: '300.00' } });
});

test('an order refused because the price moved is refused also where the new price cannot be had (PRICE-22, D-125)', async () => {
  const input = await order();
  vendor.at('/cart/buyRpSubscription', (request, response) => {
    vendor.at('/cart/getCartPrices', reset);
    moved(request, response);
  });
  expect(await buy({ gateway }, buyer, input)).toMatchObject({ ...refused, preview: null });
});
