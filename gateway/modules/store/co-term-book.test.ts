import { expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';
import { seatRow } from '../../testkit/vendor-rows';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

test('a group whose seats all end is not offered to a purchase, even if the vendor does not call it canceled', async () => {
  const group = (id: string, expireDate: string | null) =>
    seatRow(
      { id, expireDate: '2026-12-31', canceled: false, autoRenew: true },
      { seatId: `seat-${id}`, expireDate },
    );
  const subRows = [group('ends', '2026-12-31'), group('ended', '2026-03-31'), group('renews', null)];
  vendor.at('/user/loadLicenseRows', json({ subRows, aseRows: [] }));
  const query = '{ coTermCandidates(kind: RP) { subscriptionId } }';
  const { data } = await gateway.ask(query, {}, { token: 'good' });
  expect(data.coTermCandidates).toEqual([{ subscriptionId: 'renews' }]);
});
