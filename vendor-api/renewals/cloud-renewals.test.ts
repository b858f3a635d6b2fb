import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import {
  chargesOf,
  dueGroup,
  groupRow,
  mailsFor,
  PERIOD_END,
  renew,
  renewalsOf,
  renewingCustomer,
  seatRows,
  sendReceiptsTo,
} from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { insertInstance } from '../demo/builders';

const COUNTED = { kind: 'cfb' as const, cloudAuthorCount: 3, rpPublisherCount: 2, seats: [] };

describe.each(testDatabases)('the renewal of cloud groups, on %s', (database) => {
  const shop = duringTests(() => startShop(database));

  it('charges every author and publisher for another term, once', async () => {
    const { user, groupId } = await renewingCustomer(shop, { group: COUNTED });
    expect(await renew(shop)).toMatchObject({ renewed: 1, declined: 0, ended: 0 });
    expect(chargesOf(shop, groupId)).toEqual(['1332.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({
      expireDate: '2027-04-10',
      cloudAuthorCount: 3,
      rpPublisherCount: 2,
    });
    const [sale] = await renewalsOf(shop, user.id);
    expect(sale).toMatchObject({ subscriptionId: groupId, totalCents: 133_200 });
    await renew(shop);
    expect(chargesOf(shop, groupId)).toEqual(['1332.00']);
  });

  it('is mailed with the domain, as the order was', async () => {
    const { user } = await renewingCustomer(shop, { group: { ...COUNTED, domain: 'acme' } });
    await sendReceiptsTo(shop, user, '');
    await renew(shop);
    const [mail] = await mailsFor(shop, user.email);
    expect(mail?.text).toContain('Domain: acme.axure.cloud\n');
  });

  it('that fails names the domain as it is called elsewhere', async () => {
    const { user } = await renewingCustomer(shop, {
      card: 'declined',
      group: { ...COUNTED, domain: 'acme' },
    });
    expect(await renew(shop)).toMatchObject({ declined: 1 });
    const [mail] = await mailsFor(shop, user.email);
    expect(mail?.text).toContain(
      'The subscription of 3 authors and 2 publishers for acme.axure.cloud was paid',
    );
  });

  it('that fails names the organization', async () => {
    const instanceId = await insertInstance(shop.vendor.deps.db, [], { name: 'Acme Design' });
    const { user } = await renewingCustomer(shop, {
      card: 'declined',
      group: { ...COUNTED, kind: 'cloud', instanceId, licenseType: 13, rpPublisherCount: 0 },
    });
    expect(await renew(shop)).toMatchObject({ declined: 1 });
    const [mail] = await mailsFor(shop, user.email);
    expect(mail?.text).toContain('The subscription of 3 authors for Acme Design was paid');
  });

  it('neither bills nor keeps authors and publishers that were canceled (CANC-04)', async () => {
    const seats = {
      cloudAuthorCount: 4,
      rpPublisherCount: 3,
      canceledAuthorCount: 1,
      canceledPublisherCount: 1,
    };
    const { groupId } = await renewingCustomer(shop, { group: { ...COUNTED, ...seats } });
    await renew(shop);
    expect(chargesOf(shop, groupId)).toEqual(['1332.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({
      expireDate: '2027-04-10',
      cloudAuthorCount: 3,
      rpPublisherCount: 2,
      canceledAuthorCount: 0,
      canceledPublisherCount: 0,
    });
  });

  it('renews bundles as what they are', async () => {
    const bundle = {
      kind: 'ase' as const,
      licenseType: 4,
      seats: [{ licenseType: 4 as const, assignedTo: 'acme' }],
    };
    const { groupId } = await renewingCustomer(shop, { group: bundle });
    await renew(shop);
    expect(chargesOf(shop, groupId)).toEqual(['2040.00']);
    expect(await groupRow(shop, groupId)).toMatchObject({ licenseType: 4, expireDate: '2027-04-10' });
    expect(await seatRows(shop, groupId)).toMatchObject([{ assignedTo: 'acme', expireDate: null }]);
  });

  it('makes a group past due whose card is declined; what waits goes on waiting', async () => {
    const group = { ...COUNTED, futureTerm: 1, futureMultiplier: 1 };
    const { user, groupId } = await renewingCustomer(shop, { card: 'declined', group });
    expect(await renew(shop)).toMatchObject({ renewed: 0, declined: 1 });
    expect(await groupRow(shop, groupId)).toMatchObject({
      firstFailedPaymentDate: TEST_TODAY,
      expireDate: PERIOD_END,
      futureTerm: 1,
    });
    expect(await mailsFor(shop, user.email)).toHaveLength(1);
  });

  it('ends a group that holds nothing', async () => {
    const user = await shop.vendor.user();
    const id = await dueGroup(shop, user, { ...COUNTED, cloudAuthorCount: 0, rpPublisherCount: 0 });
    expect(await renew(shop)).toMatchObject({ renewed: 0, ended: 1 });
    expect(await groupRow(shop, id)).toMatchObject({ canceled: true, expireDate: PERIOD_END });
  });
});
