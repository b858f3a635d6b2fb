import { describe, expect, it } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '#tests/testkit/start-vendor';

describe('the billing name', () => {
  const vendor = duringTests(() => startVendor());
  const ann = beforeEachTest(() => vendor.user({ company: 'Lee Ltd' }));

  const update = (json: unknown, token = ann.token) =>
    vendor.call('/userbilling/updatebillingname', { token, json });

  const company = async () =>
    (await vendor.call('/userbilling/GetBillingInfo', { token: ann.token })).body['company'];

  it('is changed, without blanks around it (BILL-05, REST-19)', async () => {
    const reply = await update({ Company: '  Lee & Söhne 株式会社 \u0000' });
    expect(reply.body).toEqual({ success: true, message: '' });
    expect(await company()).toBe('Lee & Söhne 株式会社');
  });

  it.each([
    ['', 'Billing name cannot be blank'],
    [' \u200b\t', 'Billing name cannot be blank'],
    ['n'.repeat(256), 'Billing name can have at most 255 characters'],
  ])('cannot be %j', async (Company, message) => {
    expect((await update({ Company })).body).toEqual({ success: false, message });
    expect(await company()).toBe('Lee Ltd');
  });

  it.each([{}, { Company: null }, { Company: 7 }, { Company: ['a'] }, { company: 'lower case' }, []])(
    'is not read from %j',
    async (json) => {
      expect((await update(json)).status).toBe(400);
      expect(await company()).toBe('Lee Ltd');
    },
  );

  it('is nothing that somebody without a session can change', async () => {
    const reply = await update({ Company: 'Mallory' }, '');
    expect([reply.status, reply.body]).toEqual([401, { success: false }]);
    expect(await company()).toBe('Lee Ltd');
  });
});
