import { afterEach, expect, it } from 'vitest';
import { type RunningVendor, startVendor } from '#tests/testkit/start-vendor';

let vendor: RunningVendor | undefined;

afterEach(() => vendor?.stop());

it('the fault dial is out of reach by default', async () => {
  vendor = await startVendor();
  expect((await vendor.call('/__faults', { json: { failRequests: 1 } })).status).toBe(404);
});

it('the fault dial is out of reach when the money is not play money', async () => {
  vendor = await startVendor({ env: { FAULT_DIAL: 'true', BRAINTREE_ENVIRONMENT: 'sandbox' } });
  expect((await vendor.call('/__faults', { json: { failRequests: 1 } })).status).toBe(404);
});

it('the dial fails, delays and recovers as it is told, and refuses what it does not know', async () => {
  vendor = await startVendor({ env: { FAULT_DIAL: 'true' } });
  const get = (path: string) => vendor?.call(path);
  await vendor.call('/__faults', { json: { failRequests: 2 } });
  expect([(await get('/cart/a'))?.status, (await get('/cart/a'))?.status]).toEqual([503, 503]);
  expect((await get('/cart/a'))?.status).toBe(401);
  await vendor.call('/__faults', { json: { latencyMs: 300 } });
  const startedAt = performance.now();
  await get('/cart/a');
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(290);
  expect((await get('/__faults'))?.body).toEqual({ latencyMs: 300 });
  await vendor.call('/__faults', { json: {} });
  expect((await get('/__faults'))?.body).toEqual({});
  expect((await vendor.call('/__faults', { json: { explode: true } })).status).toBe(400);
});
