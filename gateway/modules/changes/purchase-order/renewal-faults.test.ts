import { describe, expect, test } from 'vitest';
import { json, reset, startFaultyVendor } from '../../../testkit/faulty-vendor';
import { previewRenewal, sendRenewal } from '../../../testkit/renewals';
import { startGateway } from '../../../testkit/start-gateway';
import { NO_CLOUD, PO_ROW } from '../../../testkit/vendor-rows';

describe('a vendor that fails', () => {
  const ann = { token: 'good' };
  const renewal = { subscriptionId: 'sub-1' };

  async function answered(field: 'renewPo' | 'setAutoRenew', handler: ReturnType<typeof json>) {
    const vendor = await startFaultyVendor();
    const gateway = await startGateway({ vendorUrl: vendor.url });
    vendor.at('/user/loadLicenseRows', json({ subRows: [PO_ROW], aseRows: [] }));
    vendor.at('/user/loadCloudSubscriptionGroups', json(NO_CLOUD));
    const { previewId, total } = (await previewRenewal({ gateway }, ann, renewal, field === 'setAutoRenew'))
      .renewal;
    vendor.at(field === 'renewPo' ? '/cart/renewpo' : '/cart/setAutorenew', handler);
    if (handler === reset) vendor.at('/cart/orderstatus', reset);
    const { userErrors } = await sendRenewal({ gateway }, ann, field, { previewId, total, renewal });
    await gateway.stop();
    await vendor.stop();
    return userErrors.map(({ message }) => message);
  }

  test.each([
    [{ success: false }, 'An error occurred while renewing subscription.'],
    [{ success: false, errorMessage: 'First.', message: 'Second.' }, 'First.'],
    [{ success: false, message: 'Second.' }, 'Second.'],
  ])('refuses a renewal by %j: %j (PO-08, ERR-32, D-96)', async (answer, text) => {
    expect(await answered('renewPo', json(answer))).toEqual([text]);
  });

  test.each([
    [{ success: false }, 'An error occurred while setting subscription to auto renew'],
    [{ success: false, errorMessage: 'Second.', message: 'First.' }, 'First.'],
    [{ success: false, errorMessage: 'Second.' }, 'Second.'],
  ])('refuses to renew by itself by %j: %j (PO-13, ERR-30, D-81, D-96)', async (answer, text) => {
    expect(await answered('setAutoRenew', json(answer))).toEqual([text]);
  });

  test('and does not answer at all has its own message (PO-13, ERR-31, D-81)', async () => {
    expect(await answered('setAutoRenew', reset)).toEqual([
      'Something went wrong. Please try again or contact support.',
    ]);
  });
});
