import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { groupOf, sendCloudChange } from '#tests/testkit/changes';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { groupRow, mailsFor, putCardOnFile, renew, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { subscriptions } from '../../db/schema/licenses';
import type { GroupSpec } from '../../demo/builders';

const { Asec10 } = LicenseType;
const YEAR_END = '2026-12-31';
const NEW_YEAR = '2027-01-01';
const FREE = { success: true, transactionId: '', errorMessage: '' };

describe.each(testDatabases)('another term of a cloud group, on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  const ann = beforeEachTest(() => shop.vendor.user({ company: 'Lee Ltd' }));

  const paid = async (total: string) => ({ ...(await shop.newCard()), userTotalPrice: total });
  const counted = async (more: Partial<GroupSpec> = {}) => {
    const plan = { kind: 'cfb' as const, domain: 'acme', cloudAuthorCount: 3, rpPublisherCount: 2 };
    return (await groupOf(shop, ann, [], { ...plan, ...more })).id;
  };
  const bundles = () =>
    groupOf(shop, ann, [{ licenseType: Asec10, assignedTo: 'acme' }], { kind: 'ase', licenseType: Asec10 });
  const listed = async () => {
    const { body } = await shop.vendor.call('/user/loadCloudSubscriptionGroups', { token: ann.token });
    return body['subscriptionGroups'];
  };

  it('that is longer starts a period today, paid for every author and publisher (TERM-11, REST-26)', async () => {
    const id = await counted();
    const before = await groupRow(shop, id);
    const key = `now-${id}`;
    const { body } = await sendCloudChange(shop, ann, { id, newTerm: 4 }, await paid('1528.93'), key);
    expect(body).toMatchObject({ success: true, errorMessage: '' });
    expect(shop.charges(key)).toEqual(['1528.93']);
    const period = { term: 2, multiplier: 2, startDate: '2026-04-11', expireDate: '2028-04-10' };
    expect(await groupRow(shop, id)).toEqual({ ...before, ...period });
    const order = String(body['transactionId']);
    const confirmed = await shop.vendor.call(`/cart/thankyouvue?transactionId=${order}`, {
      token: ann.token,
    });
    expect(confirmed.body).toMatchObject({
      isTerm: true,
      cloudAuthorCount: 3,
      cloudPublisherCount: 2,
      newExpireDate: '2028-04-10',
      subscriptionId: id,
      amount: '1528.93',
    });
    const [mail] = await mailsFor(shop, ann.email);
    expect(mail?.text).toContain('Cloud Author × 3, Annual to 2 Year');
    expect(mail?.text).toContain('RP Publisher × 2, Annual to 2 Year');
    expect(mail?.text).toContain('Domain: acme.axure.cloud\n');
  });

  it('that is shorter waits, is listed as such, and begins with the renewal at its own price (TERM-05, REST-40)', async () => {
    await putCardOnFile(shop, ann);
    const id = await counted();
    const { body } = await sendCloudChange(shop, ann, { id, newTerm: 1 });
    expect(body).toEqual(FREE);
    expect(await groupRow(shop, id)).toMatchObject({
      term: 2,
      expireDate: YEAR_END,
      futureTerm: 1,
      futureMultiplier: 1,
    });
    expect(await listed()).toMatchObject([{ id, term: 2, futureTerm: 1 }]);
    await renew(shop, NEW_YEAR);
    expect(shop.charges(`renewal:${id}:${YEAR_END}`)).toEqual(['130.00']);
    expect(await groupRow(shop, id)).toMatchObject({
      term: 1,
      expireDate: '2027-01-31',
      futureTerm: null,
      futureMultiplier: null,
      cloudAuthorCount: 3,
      rpPublisherCount: 2,
    });
    expect(await listed()).toMatchObject([{ id, term: 1, futureTerm: null }]);
  });

  it('that waits is replaced by another, and taken back by the one in force (D-75, D-141)', async () => {
    const id = await counted({ multiplier: 3, expireDate: '2028-12-31' });
    await sendCloudChange(shop, ann, { id, newTerm: 1 });
    await sendCloudChange(shop, ann, { id, newTerm: 4 });
    expect(await groupRow(shop, id)).toMatchObject({ futureTerm: 2, futureMultiplier: 2 });
    expect((await sendCloudChange(shop, ann, { id, newTerm: 4 })).body).toMatchObject({
      code: 'NOT_ELIGIBLE',
      errorMessage: 'The subscription is already the specified term.',
    });
    expect((await sendCloudChange(shop, ann, { id, newTerm: 5 })).body).toEqual(FREE);
    expect(await groupRow(shop, id)).toMatchObject({ futureTerm: null, futureMultiplier: null });
  });

  it('that is paid now takes along a shorter one that waited', async () => {
    const id = await counted();
    await sendCloudChange(shop, ann, { id, newTerm: 1 });
    await sendCloudChange(shop, ann, { id, newTerm: 4 }, await paid('1528.93'));
    expect(await groupRow(shop, id)).toMatchObject({ multiplier: 2, futureTerm: null });
  });

  it('leaves seats that were added while the charge was under way in the old group (D-114)', async () => {
    const id = await counted();
    shop.sandbox.payments.faults.set({ operation: 'sale', kind: 'lost-answer' });
    const key = `added-${id}`;
    await sendCloudChange(shop, ann, { id, newTerm: 4 }, await paid('1528.93'), key);
    shop.sandbox.payments.faults.clear();
    await shop.vendor.deps.db
      .update(subscriptions)
      .set({ cloudAuthorCount: 4 })
      .where(eq(subscriptions.id, id));
    while (shop.charges(key).length > 0 && (await status(key)) === 'processing') await shop.settle();
    expect(await groupRow(shop, id)).toMatchObject({
      multiplier: 1,
      expireDate: YEAR_END,
      cloudAuthorCount: 1,
      rpPublisherCount: 0,
    });
    const [own] = await shop.vendor.deps.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.ownerId, ann.id), ne(subscriptions.id, id)));
    expect(own).toMatchObject({
      kind: 'cfb',
      domain: 'acme',
      multiplier: 2,
      expireDate: '2028-04-10',
      cloudAuthorCount: 3,
      rpPublisherCount: 2,
    });
  });
  const status = async (key: string) =>
    (await shop.vendor.call(`/cart/orderstatus?attemptId=${key}`, { token: ann.token })).body['state'];

  it('leaves canceled seats in the old group, unpaid, where they end (CANC-04, D-114)', async () => {
    const id = await counted({ cloudAuthorCount: 4, canceledAuthorCount: 1 });
    const { body } = await sendCloudChange(shop, ann, { id, newTerm: 4 }, await paid('1528.93'));
    expect(body).toMatchObject({ success: true });
    expect(await groupRow(shop, id)).toMatchObject({
      multiplier: 1,
      expireDate: YEAR_END,
      cloudAuthorCount: 1,
      canceledAuthorCount: 1,
      rpPublisherCount: 0,
      canceled: true,
    });
    const [own] = await shop.vendor.deps.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.ownerId, ann.id), ne(subscriptions.id, id)));
    expect(own).toMatchObject({
      multiplier: 2,
      cloudAuthorCount: 3,
      canceledAuthorCount: 0,
      rpPublisherCount: 2,
      canceled: false,
    });
  });

  it('of authors in an organization is the authors’ alone', async () => {
    const id = await counted({ kind: 'cloud', cloudAuthorCount: 2, rpPublisherCount: 0, domain: null });
    const { body } = await sendCloudChange(shop, ann, { id, newTerm: 5 }, await paid('637.48'));
    expect(body).toMatchObject({ success: true });
    expect(await groupRow(shop, id)).toMatchObject({ multiplier: 3, expireDate: '2029-04-10' });
  });

  it('of bundles is theirs, now or later (TERM-11)', async () => {
    await putCardOnFile(shop, ann);
    const { id } = await bundles();
    await sendCloudChange(shop, ann, { id, newTerm: 4 }, await paid('2406.90'));
    expect(await groupRow(shop, id)).toMatchObject({ multiplier: 2, expireDate: '2028-04-10' });
    expect(await seatRows(shop, id)).toMatchObject([{ assignedTo: 'acme', startDate: '2026-04-11' }]);
    await sendCloudChange(shop, ann, { id, newTerm: 1 });
    expect(await groupRow(shop, id)).toMatchObject({ futureTerm: null });
    expect(await seatRows(shop, id)).toMatchObject([{ futureTerm: 1, expireDate: '2028-04-10' }]);
    await renew(shop, '2028-04-11');
    expect(shop.charges(`renewal:${id}:2028-04-10`)).toEqual(['200.00']);
    expect(await groupRow(shop, id)).toMatchObject({ term: 1, expireDate: '2028-05-10' });
    expect(await seatRows(shop, id)).toMatchObject([{ futureTerm: null, expireDate: null }]);
  });
});
