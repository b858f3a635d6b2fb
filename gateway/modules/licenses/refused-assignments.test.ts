import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

test.each([
  [{ success: false }, message.lastResort],
  [{ success: false, messages: [' '] }, message.lastResort],
  [{ success: false, messages: ['Not this one.'] }, 'Not this one.'],
])('a refusal of many assignments with %j shows %j', async (answer, text) => {
  const row = { seatId: 's1', licenseType: 0, product: 'Axure RP Pro', managers: ['a@b.example'] };
  const subscription = {
    id: 'g',
    userId: 'u-1',
    term: 2,
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    autoRenew: true,
  };
  const subRows = [{ ...row, purchaseDate: '2026-01-01', subscription }];
  vendor.at('/user/getUserProfile', json({ userId: 'u-1', email: 'a@b.example', name: 'A' }));
  vendor.at('/user/loadLicenseRows', json({ subRows, aseRows: [] }));
  vendor.at('/user/MultiAssignSeat', json(answer));
  const query = `mutation { assignSeats(input: { assignments: [{ seatId: "s1", email: "c@d.example" }] }) {
    success userErrors { code message } } }`;
  const { data } = await gateway.ask(query, {}, { token: 'good' });
  expect(data.assignSeats).toEqual({
    success: false,
    userErrors: [{ code: 'VENDOR_REFUSED', message: text }],
  });
});
