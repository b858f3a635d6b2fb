import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '#tests/testkit/start-vendor';
import { orderStatus } from './order-status';
import { type NewOrder, placeOrder } from './place-order';
import { licenseeRequired, refused } from './refusals';

describe('an order whose check fails by an outage', () => {
  const vendor = duringTests(() => startVendor());

  const outage = new Error('the database is away');

  async function order(check: NewOrder['check']) {
    const { id, email } = await vendor.user();
    const customer = async () => ({ id, email });
    return { key: randomUUID(), userId: id, kind: 'rp', fingerprint: 'f', customer, check } as const;
  }

  it('is an error, and free at once to be sent again under its key', async () => {
    const failing = await order(() => Promise.reject(outage));
    await expect(placeOrder(vendor.deps, failing)).rejects.toBe(outage);
    const { userId, key } = failing;
    expect(await orderStatus(vendor.deps, userId, key)).toMatchObject({
      ...{ state: 'refused', code: 'VENDOR_REFUSED' },
      errorMessage: 'Your order could not be completed. Nothing was charged or changed. Please try again.',
    });
    const again = await placeOrder(vendor.deps, { ...failing, check: async () => refused(licenseeRequired) });
    expect(again).toMatchObject({ success: false, code: 'LICENSEE_REQUIRED' });
  });

  it('is the same error when it cannot be freed immediately, which is logged', async () => {
    const failing = await order(async () => {
      vi.spyOn(vendor.deps.db, 'transaction').mockRejectedValueOnce(new Error('still away'));
      throw outage;
    });
    await expect(placeOrder(vendor.deps, failing)).rejects.toBe(outage);
    const { userId, key } = failing;
    expect(await orderStatus(vendor.deps, userId, key)).toMatchObject({ state: 'processing' });
    const warned = vendor
      .logged()
      .split('\n')
      .filter((line) => line.includes(key));
    expect(warned.map((line) => JSON.parse(line))).toMatchObject([
      { attemptId: key, err: { message: 'still away' }, msg: 'the attempt will be released later' },
    ]);
  });
});
