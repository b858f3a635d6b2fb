import { beforeEach, expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { startGateway } from '../../../testkit/start-gateway';

const seat = {
  seatId: 's-1',
  licenseType: 0,
  managers: [],
  purchaseDate: '2026-01-01',
  ownerEmail: 'olaf@test.example',
  pendingOwner: 'ann@test.example',
  pendingDate: '2026-04-01',
  subscription: {
    id: 'rp-1',
    userId: 'u-9',
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    term: 2,
    termMultiplier: 1,
    canceled: false,
    autoRenew: true,
  },
};
const ACCEPT = '/cart/ConfirmAcceptTransferOwner';

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() => startGateway({ vendorUrl: vendor.url }));
beforeEach(async () => {
  vendor.at('/user/loadLicenseRows', json({ subRows: [seat], aseRows: [] }));
  const none = { subscriptionGroups: [], pendingSubscriptionGroups: [], upcomingSubscriptionGroups: [] };
  vendor.at('/user/loadCloudSubscriptionGroups', json({ ...none, canceledSubscriptionGroups: [] }));
});

async function accept() {
  const asked = { token: 'good' };
  const shown = await gateway.ask(
    '{ transferPreview(subscriptionId: "rp-1") { transfer { previewId total } } }',
    {},
    asked,
  );
  const input = {
    attemptId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    ...shown.data.transferPreview.transfer,
    subscriptionId: 'rp-1',
    payment: { useExistingPaymentMethod: true, recaptchaToken: 'proof' },
  };
  const query = `mutation($input: AcceptTransferInput!) { acceptTransfer(input: $input) {
    success state userErrors { code message } } }`;
  return (await gateway.ask(query, { input }, asked)).data.acceptTransfer;
}

test.each([
  ['no text', {}, 'Error accepting transfer'],
  ['a blank text', { message: ' ' }, 'Error accepting transfer'],
  ['a text of its own', { message: 'X' }, 'X'],
])('an acceptance that the vendor refuses with %s says so (ERR-27, ERR-01)', async (_name, texts, shown) => {
  vendor.at(ACCEPT, json({ success: false, ...texts }));
  expect(await accept()).toMatchObject({
    success: false,
    state: 'REFUSED',
    userErrors: [{ code: 'VENDOR_REFUSED', message: shown }],
  });
  expect(vendor.calls).toContain(`POST ${ACCEPT}`);
});
