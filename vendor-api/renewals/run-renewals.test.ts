import { afterEach, expect, it } from 'vitest';
import { groupRow, renewingCustomer } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { type RunningVendor, startVendor } from '#tests/testkit/start-vendor';

let vendor: RunningVendor | undefined;
afterEach(async () => {
  await vendor?.stop();
  vendor = undefined;
});

const run = { json: { asOf: '2027-01-01' } };

it.each([
  ['by default', {}],
  ['with real money', { DEMO_DATA: 'true', FAULT_DIAL: 'true', BRAINTREE_ENVIRONMENT: 'sandbox' }],
])('nobody can run the renewals of another day %s', async (_name, env) => {
  vendor = await startVendor({ env });
  expect((await vendor.call('/__renewals', run)).status).toBe(404);
});

it.each(['DEMO_DATA', 'FAULT_DIAL'])(
  'with %s time can pass: the renewals of a day are run',
  async (setting) => {
    const shop = await startShop('PGlite', { [setting]: 'true' });
    const { groupId } = await renewingCustomer(shop);
    const reply = await shop.vendor.call('/__renewals', { json: { asOf: '2026-04-11' } });
    expect(reply.body).toEqual({ success: true, renewed: 1, declined: 0, ended: 0, open: 0 });
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2027-04-10' });
    await shop.stop();
  },
);

it('takes a day, as JSON, and nothing else', async () => {
  vendor = await startVendor({ env: { FAULT_DIAL: 'true' } });
  expect((await vendor.call('/__renewals', { json: { asOf: '2026-02-30' } })).status).toBe(400);
  expect((await vendor.call('/__renewals', { json: {} })).status).toBe(400);
  expect((await vendor.call('/__renewals', { form: { asOf: '2027-01-01' } })).status).toBe(415);
});
