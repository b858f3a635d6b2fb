import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar-date';
import { duringTests } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { racedDatabases } from '#tests/testkit/test-databases';
import { startVendorProcess } from '#tests/testkit/vendor-process';
import { renewalAttemptId } from './renew-group';

describe.each(racedDatabases)('the service killed in the middle of a renewal, on %s', (database) => {
  const vendor = duringTests(() => startVendorProcess(database));
  beforeAll(async () => {
    await vendor.start();
  });

  const token = () => vendor.user.token;

  interface Group {
    readonly id: string;
    readonly expireDate: string;
  }

  const group = async (): Promise<Group> => {
    const { body } = await vendor.call('/user/loadLicenseRows', { token: token() });
    const [row] = body['rows'] as { subscription: Group }[];
    if (!row) throw new Error('no seat');
    return row.subscription;
  };

  const sales = async () => {
    const { body } = await vendor.call('/userbilling/GetSaleRecords', { token: token() });
    return (body['records'] as unknown[]).length;
  };

  const chargesOf = ({ id, expireDate: periodEnd }: Group) =>
    vendor.sandbox.payments
      .ledger()
      .filter(({ orderId }) => orderId === renewalAttemptId({ id, periodEnd }))
      .map(({ amount }) => amount);

  const renew = (asOf: string) => vendor.call('/__renewals', { json: { asOf } });

  it.each(['exitBeforeCharge', 'exitAfterCharge', 'exitAfterRecord'])(
    'charges the period and extends the group once: %s',
    async (fault) => {
      if ((await sales()) === 0) {
        const form = await vendor.order();
        await vendor.call('/cart/buyRpSubscription', { token: token(), form });
      }
      const [before, salesBefore] = [await group(), await sales()];
      const asOf = addDays(before.expireDate, 1);
      await vendor.call('/__faults', { json: { [fault]: true } });
      await expect(renew(asOf)).rejects.toThrow();
      expect(await vendor.gone()).toBe('SIGKILL');
      await vendor.start();
      const after = await eventually(group, ({ expireDate }) => expireDate !== before.expireDate);
      await renew(asOf);
      expect(chargesOf(before)).toEqual(['300.00']);
      expect(await sales()).toBe(salesBefore + 1);
      expect(await group()).toEqual(after);
    },
  );
});
