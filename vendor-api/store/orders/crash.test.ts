import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/testkit/eventually';
import { testDatabases } from '#tests/testkit/test-databases';
import { startVendorProcess, type VendorProcess } from '#tests/testkit/vendor-process';

describe.each(testDatabases)('the service killed in the middle of an order, on %s', (database) => {
  let vendor: VendorProcess;

  beforeAll(async () => {
    vendor = await startVendorProcess(database);
    await vendor.start();
  });
  afterAll(() => vendor?.stop());

  const token = () => vendor.user.token;

  const buy = (form: Record<string, string>, key: string) =>
    vendor.call('/cart/buyRpSubscription', { token: token(), form, headers: { 'Idempotency-Key': key } });

  const state = async (key: string) =>
    (await vendor.call(`/cart/orderstatus?attemptId=${key}`, { token: token() })).body['state'];

  const saleCount = async () => {
    const { body } = await vendor.call('/userbilling/GetSaleRecords', { token: token() });
    return (body['records'] as unknown[]).length;
  };

  const chargesOf = (key: string) =>
    vendor.sandbox.payments
      .ledger()
      .filter(({ orderId }) => orderId === key)
      .map(({ amount }) => amount);

  async function killDuring(form: Record<string, string>, key: string, fault: string): Promise<void> {
    await vendor.call('/__faults', { json: { [fault]: true } });
    await expect(buy(form, key)).rejects.toThrow();
    expect(await vendor.gone()).toBe('SIGKILL');
    await vendor.start();
  }

  it.each(['exitAfterCharge', 'exitAfterRecord'])('charges and records once: %s', async (fault) => {
    const [form, before] = [await vendor.order(), await saleCount()];
    await killDuring(form, fault, fault);
    await eventually(
      () => state(fault),
      (found) => found === 'done',
    );
    const repeat = await buy(form, fault);
    expect(repeat.body['success']).toBe(true);
    expect(chargesOf(fault)).toEqual(['300.00']);
    expect(await saleCount()).toBe(before + 1);
  });

  it('charges nothing when it dies before the charge, and the same attempt can be bought afterwards', async () => {
    const [form, before, key] = [await vendor.order(), await saleCount(), 'exitBeforeCharge'];
    await killDuring(form, key, key);
    await eventually(
      () => state(key),
      (found) => found === 'refused',
    );
    expect(chargesOf(key)).toEqual([]);
    expect((await buy(form, key)).body['success']).toBe(true);
    expect(chargesOf(key)).toEqual(['300.00']);
    expect(await saleCount()).toBe(before + 1);
  });

  it('is bought once when the answer is dropped and the order repeated', async () => {
    const [form, before, key] = [await vendor.order(), await saleCount(), 'dropAnswer'];
    await vendor.call('/__faults', { json: { dropAnswer: true } });
    await expect(buy(form, key)).rejects.toThrow();
    await vendor.call('/__faults', { json: {} });
    expect((await buy(form, key)).body['success']).toBe(true);
    expect(chargesOf(key)).toEqual(['300.00']);
    expect(await saleCount()).toBe(before + 1);
  });
});
