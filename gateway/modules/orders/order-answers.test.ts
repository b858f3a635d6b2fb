import { expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, reset, startFaultyVendor } from '../../testkit/faulty-vendor';
import { buy, orderOnFile } from '../../testkit/order';
import { startGateway } from '../../testkit/start-gateway';

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() => startGateway({ vendorUrl: vendor.url }));

const session = { token: 'good' };
const buyer = { id: 'u-1', email: 'ann@test.example', name: 'Ann', token: 'good' };
const ATTEMPT = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const order = () => orderOnFile({ gateway }, buyer, ATTEMPT);

test('an order is done under the number that it got, also one of digits (CONF-02)', async () => {
  vendor.at('/cart/buyRpSubscription', json({ success: true, transactionId: 40_017 }));
  const done = { state: 'DONE', transactionId: '40017' };
  expect(await buy({ gateway }, buyer, await order())).toMatchObject({ ...done, userErrors: [] });
  vendor.at('/cart/orderstatus', json({ state: 'done', transactionId: 40_017 }));
  const query = `{ orderStatus(attemptId: "${ATTEMPT}") { state transactionId } }`;
  expect((await gateway.ask(query, {}, session)).data.orderStatus).toEqual(done);
});

test.each([{ code: 4_711 }, { code: 'OUT_OF_PENS' }, { code: ['x'], field: { at: 1 } }])(
  'an order refused with %j, which are unknown names, is still refused (ERR-01)',
  async (names) => {
    vendor.at('/cart/buyRpSubscription', json({ success: false, errorMessage: 'X', ...names }, 409));
    expect(await buy({ gateway }, buyer, await order())).toMatchObject({
      state: 'REFUSED',
      userErrors: [{ code: 'VENDOR_REFUSED', message: 'X', field: null }],
    });
  },
);

const moved = json({ success: false, code: 'PRICE_CHANGED', errorMessage: 'moved' });
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
