import { beforeEach, expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { startGateway } from '../../../testkit/start-gateway';

const ATTEMPT = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const ENDED = { startDate: '2025-04-02', expireDate: '2026-04-01', term: 2 };
const seat = {
  seatId: 's-1',
  licenseType: 0,
  managers: ['Me'],
  purchaseDate: '2025-04-02',
  ownerEmail: 'ann@test.example',
  subscription: { ...ENDED, id: 'rp-1', userId: 'u-1', termMultiplier: 1, canceled: true, autoRenew: false },
};
const group = {
  ...ENDED,
  id: 'cloud-1',
  ownerId: 'u-1',
  ownerEmail: 'ann@test.example',
  isCfb: true,
  isLegacyAse: false,
  isAutoRenew: false,
  licenseType: 14,
  cloudAuthorUserCount: 2,
  rpPublisherUserCount: 1,
  seats: [],
  purchaseDate: '2025-04-02',
  product: 'Cloud for Business',
};

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() =>
  startGateway({ vendorUrl: vendor.url, env: { VENDOR_ORDER_TIMEOUT_MS: '1500' } }),
);
beforeEach(async () => {
  vendor.at('/user/loadLicenseRows', json({ subRows: [], aseRows: [], canceledRows: [seat] }));
  const none = { subscriptionGroups: [], pendingSubscriptionGroups: [], upcomingSubscriptionGroups: [] };
  vendor.at('/user/loadCloudSubscriptionGroups', json({ ...none, canceledSubscriptionGroups: [group] }));
});

async function reactivate(subscriptionId: string, counts: object = {}) {
  const asked = { token: 'good' };
  const reactivation = { subscriptionId, newTerm: 'ANNUAL', ...counts };
  const shown = await gateway.ask(
    `query($reactivation: ReactivationInput!) { reactivationPreview(reactivation: $reactivation) {
      cart { previewId total } userErrors { code message } } }`,
    { reactivation },
    asked,
  );
  const payment = { useExistingPaymentMethod: true, recaptchaToken: 'proof' };
  const input = { attemptId: ATTEMPT, ...shown.data.reactivationPreview.cart, reactivation, payment };
  const { data } = await gateway.ask(
    `mutation($input: ReactivateInput!) { reactivate(input: $input) {
      success state transactionId userErrors { code message } } }`,
    { input },
    asked,
  );
  return data.reactivate;
}

function sentTo(path: string): URLSearchParams {
  const at = vendor.calls.indexOf(`POST ${path}`);
  expect(vendor.headers[at]).toMatchObject({ 'idempotency-key': ATTEMPT, authorization: 'good' });
  return new URLSearchParams(vendor.bodies[at]);
}

const RP = '/cart/confirmReactivateCanceledSub';
const CLOUD = '/cart/buyCloudSubscription';
const COUNTS = { authorQuantity: 1, publisherQuantity: 2 };

test('seats are brought back by the form of the contract (REAC-10, REST-29)', async () => {
  vendor.at(RP, json({ success: true, transactionId: 'AX-1', errorMessage: '' }));
  expect(await reactivate('rp-1')).toMatchObject({ success: true, transactionId: 'AX-1' });
  expect(Object.fromEntries(sentTo(RP))).toMatchObject({
    userId: 'u-1',
    seatIds: 's-1',
    subscriptionGroups: 'rp-1',
    newTerm: '2',
    cotermGroup: '',
    useExistingPaymentMethod: 'true',
  });
});

test('cloud seats are brought back by the cloud cart (REAC-11, REST-24)', async () => {
  vendor.at(CLOUD, json({ success: true, transactionId: 'AX-2', errorMessage: '' }));
  expect(await reactivate('cloud-1', COUNTS)).toMatchObject({ success: true, transactionId: 'AX-2' });
  expect(Object.fromEntries(sentTo(CLOUD))).toMatchObject({
    isReactivate: 'true',
    reactivatingSub: 'cloud-1',
    term: '2',
    authorQuantity: '1',
    publisherQuantity: '2',
    subscriptionGroup: 'New Group',
    isCfb: 'true',
  });
});

test('a refusal without message has the text of its page (REAC-12, ERR-28, D-79)', async () => {
  vendor.at(RP, json({ success: false }));
  vendor.at(CLOUD, json({ success: false }));
  const refused = { success: false, state: 'REFUSED' };
  expect(await reactivate('rp-1')).toMatchObject({
    ...refused,
    userErrors: [{ code: 'VENDOR_REFUSED', message: 'Error occured during reactivation' }],
  });
  expect(await reactivate('cloud-1', COUNTS)).toMatchObject({
    ...refused,
    userErrors: [{ code: 'VENDOR_REFUSED', message: 'Error occurred during reactivation' }],
  });
});

test('the vendor’s message comes first (REAC-12, ERR-01)', async () => {
  vendor.at(RP, json({ success: false, message: 'Y', errorMessage: 'X' }));
  expect((await reactivate('rp-1')).userErrors).toMatchObject([{ message: 'X' }]);
});
