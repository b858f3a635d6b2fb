import { beforeEach, expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, reset, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { startGateway } from '../../../testkit/start-gateway';

const BUY = `mutation($input: BuyUpgradeInput!) { buyUpgrade(input: $input) {
  success state transactionId userErrors { code message }
} }`;
const ATTEMPT = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const row = (seatId: string, product: string) => ({
  seatId,
  product,
  managers: ['Me'],
  purchaseDate: '2018-05-01',
});

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() =>
  startGateway({ vendorUrl: vendor.url, env: { VENDOR_ORDER_TIMEOUT_MS: '1500' } }),
);
beforeEach(async () => {
  const perpRows = [row('a', 'Axure RP 8 Pro'), row('b', 'Axure RP 8 Team'), row('c', 'Axure RP 9 Team')];
  vendor.at('/user/loadLicenseRows', json({ subRows: [], aseRows: [], perpRows }));
});

async function buy() {
  const seatIds = ['a', 'b', 'c'];
  const asked = { token: 'good' };
  const shown = await gateway.ask(
    'query($seatIds: [ID!]!) { upgradePreview(seatIds: $seatIds) { upgrade { previewId total } } }',
    { seatIds },
    asked,
  );
  const payment = { useExistingPaymentMethod: true, recaptchaToken: 'proof' };
  const input = { attemptId: ATTEMPT, ...shown.data.upgradePreview.upgrade, seatIds, payment };
  return (await gateway.ask(BUY, { input }, asked)).data.buyUpgrade;
}

test('an order carries the form of the contract and the attempt as its key (PERP-07, REST-25)', async () => {
  vendor.at('/cart/buyUpgrade', json({ success: true, transactionId: 'AX-1', errorMessage: '' }));
  expect(await buy()).toMatchObject({ success: true, state: 'DONE', transactionId: 'AX-1' });
  const at = vendor.calls.indexOf('POST /cart/buyUpgrade');
  expect(vendor.headers[at]).toMatchObject({ 'idempotency-key': ATTEMPT, authorization: 'good' });
  const sent = new URLSearchParams(vendor.bodies[at]);
  expect(sent.getAll('seatIdsToUpgrade')).toEqual(['a', 'b']);
  expect(sent.getAll('SeatIdsToFutureLic')).toEqual(['a,team', 'b,team']);
  expect(Object.fromEntries(sent)).toMatchObject({
    Pro8Team9Quantity: '1',
    Team8Team9Quantity: '1',
    userTotalPrice: '599.00',
    useExistingPaymentMethod: 'true',
    replacePaymentMethod: 'false',
    recaptchaToken: 'proof',
    nonce: '',
  });
});

test('a refusal without message has the text for upgrades (ERR-25, PERP-08)', async () => {
  vendor.at('/cart/buyUpgrade', json({ success: false }));
  const { success, userErrors } = await buy();
  expect(success).toBe(false);
  expect(userErrors).toEqual([{ code: 'VENDOR_REFUSED', message: 'Error occured in upgrade operation' }]);
});

test('the vendor’s message comes first (ERR-01, PERP-08)', async () => {
  vendor.at('/cart/buyUpgrade', json({ success: false, errorMessage: 'X', message: 'Y' }));
  expect((await buy()).userErrors).toMatchObject([{ message: 'X' }]);
});

test('an order that was sent and not answered is being checked, not failed', async () => {
  vendor.at('/cart/buyUpgrade', reset);
  expect(await buy()).toMatchObject({ success: false, state: 'PROCESSING', userErrors: [] });
});
