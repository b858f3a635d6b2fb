import { beforeEach, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, reset, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { startGateway } from '../../../testkit/start-gateway';
import { seatRow } from '../../../testkit/vendor-rows';

const RETRY = `mutation($input: RetryPaymentInput!) { retryPayment(input: $input) {
  success state transactionId userErrors { code message }
} }`;
const ATTEMPT = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const asked = { token: 'good' };
const ROW = seatRow(
  {
    startDate: '2025-04-11',
    expireDate: '2026-04-10',
    firstFailedPaymentAttempt: 1,
    firstFailedPaymentDate: '2026-04-11',
  },
  { purchaseDate: '2025-04-11' },
);

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() =>
  startGateway({ vendorUrl: vendor.url, env: { VENDOR_ORDER_TIMEOUT_MS: '1500' } }),
);
beforeEach(async () => {
  vendor.at('/user/loadLicenseRows', json({ subRows: [ROW], aseRows: [] }));
});

async function retry() {
  const { data } = await gateway.ask(
    '{ retryPaymentPreview(subscriptionId: "sub-1") { preview { previewId total } } }',
    {},
    asked,
  );
  const payment = { useExistingPaymentMethod: true, recaptchaToken: 'proof' };
  const { preview } = data.retryPaymentPreview;
  const input = { attemptId: ATTEMPT, subscriptionId: 'sub-1', ...preview, payment };
  return (await gateway.ask(RETRY, { input }, asked)).data.retryPayment;
}

test.each([
  [{ success: false }, message.retryFailed],
  [{ success: false, message: ' ' }, message.retryFailed],
  [{ success: false, message: 'Insufficient funds' }, 'Insufficient funds'],
  [{ success: false, errorMessage: 'First.', message: 'Second.' }, 'First.'],
])('a retry that is refused with %j says %j (ERR-61, PAY-12)', async (answer, text) => {
  vendor.at('/cart/RetryPastDueSubscription', json(answer));
  expect(await retry()).toMatchObject({ state: 'REFUSED', userErrors: [{ message: text }] });
});

test('a retry whose answer is lost is being checked, and never reported as failed', async () => {
  vendor.at('/cart/RetryPastDueSubscription', reset);
  expect(await retry()).toMatchObject({ success: false, state: 'PROCESSING', userErrors: [] });
});

test.each([
  [{ success: false }, 'There was an issue canceling this subscription. Please contact sales@axure.com.'],
  [{ success: false, message: 'Ask us.' }, 'Ask us.'],
])('a cancellation that is refused with %j says %j (PAY-03)', async (answer, text) => {
  vendor.at('/cart/cancelsubscriptiongroup', json(answer));
  const cancel = 'mutation { cancelSubscriptionGroup(id: "sub-1") { success userErrors { message } } }';
  const { data } = await gateway.ask(cancel, {}, asked);
  expect(data.cancelSubscriptionGroup).toEqual({ success: false, userErrors: [{ message: text }] });
});
