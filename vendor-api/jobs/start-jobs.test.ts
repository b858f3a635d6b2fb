import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/testkit/eventually';
import { groupRow, PERIOD_END, renewingCustomer, sendReceiptsTo } from '#tests/testkit/renewals';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import { enqueueMail } from '../mail/outbox';
import { startJobs } from './start-jobs';

describe('the jobs of the service', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop('PGlite');
  });
  afterAll(() => shop?.stop());

  const caught = (address: string) => shop.sandbox.mail.mailbox.list(address);

  it('leave renewals to another program where their interval is nought', async () => {
    const { groupId } = await renewingCustomer(shop);
    const mail = { kind: 'test', to: 'off@lee.example', subject: 'Hello', text: 'Hello.', html: '' };
    await enqueueMail(shop.vendor.deps.db, new Date(), mail);
    const settings = { ...shop.vendor.deps.settings, RENEWAL_INTERVAL_MS: 0 };
    const jobs = startJobs({ ...shop.vendor.deps, settings });
    await eventually(
      async () => caught('off@lee.example').length,
      (count) => count === 1,
    );
    await jobs.stop();
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: PERIOD_END });
  });

  it('renew what is due on the day of the service and mail the receipts, without anybody asking', async () => {
    const { user, groupId } = await renewingCustomer(shop);
    await sendReceiptsTo(shop, user, 'books@jobs.example');
    const jobs = startJobs(shop.vendor.deps);
    await eventually(
      async () => caught('books@jobs.example').length,
      (count) => count === 1,
    );
    await jobs.stop();
    expect(await groupRow(shop, groupId)).toMatchObject({ expireDate: '2027-04-10' });
  });
});
