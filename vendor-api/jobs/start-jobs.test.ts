import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { eventually } from '#tests/testkit/eventually';
import { newAttempt } from '#tests/testkit/order-attempt';
import { groupRow, PERIOD_END, renewingCustomer, sendReceiptsTo } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { enqueueMail } from '../mail/outbox';
import { openAttempt } from '../orders/attempts/open-attempt';
import { openRenewal } from '../renewals/renew-group';
import { startJobs } from './start-jobs';

describe('the jobs of the service', () => {
  const shop = duringTests(() => startShop('PGlite'));

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

  it('renew within seconds what a process that died had begun to renew and never sent', async () => {
    const { user, groupId: id } = await renewingCustomer(shop);
    const now = () => new Date(Date.now() - 10_000);
    const dead = { ...shop.vendor.deps, clock: { ...shop.vendor.deps.clock, now } };
    await openRenewal(dead, { id, ownerId: user.id, periodEnd: PERIOD_END });
    const jobs = startJobs(shop.vendor.deps);
    await eventually(
      () => groupRow(shop, id),
      ({ expireDate }) => expireDate === '2027-04-10',
      10_000,
    );
    await jobs.stop();
  });

  it('release within seconds an order that a process that died was checking', async () => {
    const attempt = await newAttempt(shop);
    const { key, user } = attempt;
    const dead = { key, userId: user.id, kind: 'rp', fingerprint: 'of a service that died' } as const;
    await openAttempt(shop.vendor.deps.db, new Date(Date.now() - 10_000), dead);
    const jobs = startJobs(shop.vendor.deps);
    await eventually(attempt.status, ({ state }) => state === 'refused', 10_000);
    await jobs.stop();
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
