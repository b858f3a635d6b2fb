import { beforeAll, describe, expect, it } from 'vitest';
import { RP_CART, SAMPLE_CARTS } from '#tests/testkit/carts';
import { duringTests } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { isAtLength } from '#tests/testkit/scope';
import { racedDatabases } from '#tests/testkit/test-databases';
import { startVendorProcess } from '#tests/testkit/vendor-process';

const CHANGE = '/cart/confirmChangeEdition';

// Every test starts the service, which is slow on a busy machine.
describe.each(racedDatabases)(
  'the service killed in the middle of an order, on %s',
  { timeout: 120_000 },
  (database) => {
    const vendor = duringTests(() => startVendorProcess(database));
    beforeAll(async () => {
      await vendor.start();
    });

    const token = () => vendor.user.token;

    const buy = (form: Record<string, string>, key: string, path = RP_CART.path) =>
      vendor.call(path, { token: token(), form, headers: { 'Idempotency-Key': key } });

    const state = async (key: string) =>
      (await vendor.call(`/cart/orderstatus?attemptId=${key}`, { token: token() })).body['state'];

    const saleCount = async () => {
      const { body } = await vendor.call('/userbilling/GetSaleRecords', { token: token() });
      return new Set((body['records'] as { purchaseId: string }[]).map(({ purchaseId }) => purchaseId)).size;
    };

    const chargesOf = (key: string) =>
      vendor.sandbox.payments
        .ledger()
        .filter(({ orderId }) => orderId === key)
        .map(({ amount }) => amount);

    const rows = async () => {
      const { body } = await vendor.call('/user/loadLicenseRows', { token: token() });
      return body['subRows'] as { seatId: string; licenseType: number }[];
    };

    const editionOf = async (seat: string) =>
      (await rows()).find(({ seatId }) => seatId === seat)?.licenseType;

    async function proToTeam(): Promise<{ seat: string; form: Record<string, string> }> {
      const before = new Set((await rows()).map(({ seatId }) => seatId));
      await buy(await vendor.order(), crypto.randomUUID());
      const seat = (await rows()).find(({ seatId }) => !before.has(seatId))?.seatId ?? '';
      const wish = { seatIds: seat, newEdition: '1', userTotalPrice: '204.00' };
      return { seat, form: await vendor.order(wish) };
    }

    async function killDuring(
      form: Record<string, string>,
      key: string,
      fault: string,
      path?: string,
    ): Promise<void> {
      await vendor.call('/__faults', { json: { [fault]: true } });
      await expect(buy(form, key, path)).rejects.toThrow();
      expect(await vendor.gone()).toBe('SIGKILL');
      await vendor.start();
    }

    it.each([
      ...(isAtLength ? SAMPLE_CARTS : [RP_CART]).map((cart) => ({ ...cart, fault: 'exitAfterCharge' })),
      { ...RP_CART, fault: 'exitAfterRecord' },
    ])('charges and records $name once: $fault', async ({ fault, form: cart, groupKind, total, path }) => {
      const [form, before, key] = [await vendor.order(cart()), await saleCount(), `${fault}-${groupKind}`];
      await killDuring(form, key, fault, path);
      await eventually(
        () => state(key),
        (found) => found === 'done',
      );
      const repeat = await buy(form, key, path);
      expect(repeat.body['success']).toBe(true);
      expect(chargesOf(key)).toEqual([total]);
      expect(await saleCount()).toBe(before + 1);
    });

    it.each(isAtLength ? ['exitAfterCharge', 'exitAfterRecord'] : ['exitAfterCharge'])(
      'changes the edition once that was paid for: %s (D-126)',
      async (fault) => {
        const { seat, form } = await proToTeam();
        const key = `change-${fault}`;
        await killDuring(form, key, fault, CHANGE);
        await eventually(
          () => state(key),
          (found) => found === 'done',
        );
        expect((await buy(form, key, CHANGE)).body['success']).toBe(true);
        expect(chargesOf(key)).toEqual(['204.00']);
        expect(await editionOf(seat)).toBe(1);
      },
    );

    it('leaves the edition as it was when it dies before the charge, and it can be changed afterwards (D-126)', async () => {
      const { seat, form } = await proToTeam();
      const key = 'change-exitBeforeCharge';
      await killDuring(form, key, 'exitBeforeCharge', CHANGE);
      await eventually(
        () => state(key),
        (found) => found === 'refused',
      );
      expect([chargesOf(key), await editionOf(seat)]).toEqual([[], 0]);
      expect((await buy(form, key, CHANGE)).body['success']).toBe(true);
      expect([chargesOf(key), await editionOf(seat)]).toEqual([['204.00'], 1]);
    });

    it('makes a change that waits once, wherever it dies (D-126)', async () => {
      const { seat } = await proToTeam();
      const key = 'waiting-exitAfterRecord';
      const form = { seatIds: seat, newTerm: '1' };
      await killDuring(form, key, 'exitAfterRecord', '/cart/confirmChangeTerm');
      const repeat = await buy(form, key, '/cart/confirmChangeTerm');
      expect(repeat.body).toEqual({ success: true, transactionId: '', errorMessage: '' });
    });

    it.each(['exitBeforeClaim', 'exitBeforeCharge'])(
      'charges nothing when it dies before the charge, and the same attempt can be bought seconds later: %s',
      async (fault) => {
        const [before, key] = [await saleCount(), fault];
        await killDuring(await vendor.order(), key, fault);
        await eventually(
          () => state(key),
          (found) => found === 'refused',
        );
        expect(chargesOf(key)).toEqual([]);
        expect((await buy(await vendor.order(), key)).body['success']).toBe(true);
        expect(chargesOf(key)).toEqual(['300.00']);
        expect(await saleCount()).toBe(before + 1);
      },
    );

    it('is bought once when the answer is dropped and the order repeated', async () => {
      const [form, before, key] = [await vendor.order(), await saleCount(), 'dropAnswer'];
      await vendor.call('/__faults', { json: { dropAnswer: true } });
      await expect(buy(form, key)).rejects.toThrow();
      await vendor.call('/__faults', { json: {} });
      expect((await buy(form, key)).body['success']).toBe(true);
      expect(chargesOf(key)).toEqual(['300.00']);
      expect(await saleCount()).toBe(before + 1);
    });
  },
);
