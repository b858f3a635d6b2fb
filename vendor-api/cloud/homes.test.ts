import { beforeEach, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { cfbGroup } from '#tests/testkit/cancels';
import { CFB_CART, cfbCart } from '#tests/testkit/carts';
import { groupOf } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { domainOf, organizationOf, sendHome } from '#tests/testkit/homes';
import { purchasesAt } from '#tests/testkit/purchases';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';

const DONE = { success: true, message: '' };
const OVER = { startDate: '2025-01-01', expireDate: '2025-12-31' };
const refused = (code: string, text: string) => ({ success: false, code, message: text });

describe.each(racedDatabases)('where cloud groups work, on %s', (database) => {
  let ann: TestUser;
  let bob: TestUser;
  let fresh = 0;
  const shop = duringTests(() => startShop(database));
  beforeEach(async () => {
    [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
    fresh += 1;
  });

  const assign = async (user: TestUser, id: unknown, home: unknown) =>
    (await sendHome(shop, user, id, home)).body;
  const planGroup = (owner: TestUser, more = {}) =>
    cfbGroup(shop, owner, { kind: 'cloud', licenseType: 13, rpPublisherCount: 0, ...more });
  const get = async (user: TestUser, path: string) =>
    (await shop.vendor.call(path, { token: user.token })).body;
  const resolve = (user: TestUser, domain: string) =>
    get(user, `/user/getInstanceIdFromDomain?domain=${encodeURIComponent(domain)}`);

  it('are assigned to a domain of their owner’s (CLOUD-08, REST-56)', async () => {
    const domain = await domainOf(shop, ann, `acme-${fresh}`);
    const id = await cfbGroup(shop, ann);
    expect(await assign(ann, id, ` ${domain.toUpperCase()}.axure.cloud `)).toEqual(DONE);
    expect(await groupRow(shop, id)).toMatchObject({ domain });
    const { subscriptionGroups } = await get(ann, '/user/loadCloudSubscriptionGroups');
    expect(subscriptionGroups).toMatchObject([{ id, domain }]);
  });

  it('are assigned once to where they work already, as after an answer that got lost', async () => {
    const [id, plan] = [await cfbGroup(shop, ann), await planGroup(ann)];
    const domain = await domainOf(shop, ann, `twice-${fresh}`);
    const organization = await organizationOf(shop, ann, 'Twice Ltd');
    for (const [group, home] of [
      [id, domain],
      [plan, organization],
      [id, domain],
      [plan, organization],
    ])
      expect(await assign(ann, group, home)).toEqual(DONE);
    const { events } = await get(ann, '/user/activity');
    expect(events).toMatchObject([{ kind: 'homeAssigned' }, { kind: 'homeAssigned' }]);
  });

  it('set a domain up that nobody has, for all to know (CLOUD-09, REST-42)', async () => {
    const name = `new-${fresh}`;
    expect(await resolve(bob, name)).toEqual({
      success: false,
      instanceId: null,
      message: message.domainUnknown(name),
    });
    expect(await assign(ann, await cfbGroup(shop, ann), name)).toEqual(DONE);
    const found = await resolve(bob, ` ${name}.Axure.Cloud`);
    expect(found).toEqual({ success: true, instanceId: expect.any(String) });
    expect(await get(ann, '/user/getCloudAdminInstances')).toEqual([
      { id: found['instanceId'], name, type: 1 },
    ]);
  });

  it.each(['', ' ', '-a', 'a.b', 'ä', 'x'.repeat(64), '<script>'])(
    'have no domain %j (REST-42, REST-56)',
    async (typed) => {
      const id = await cfbGroup(shop, ann);
      const text = message.domainInvalid;
      expect(await resolve(ann, typed)).toEqual({ success: false, instanceId: null, message: text });
      expect(await assign(ann, id, typed)).toEqual(refused('INVALID_INPUT', text));
      expect(await groupRow(shop, id)).toMatchObject({ domain: null });
    },
  );

  it.each([1_001, 10_000])('have no domain of %i characters (REST-42, REST-56)', async (length) => {
    const [id, typed] = [await cfbGroup(shop, ann), 'x'.repeat(length)];
    expect(await resolve(ann, typed)).toMatchObject({ success: false, message: message.domainInvalid });
    expect(await assign(ann, id, typed)).toEqual(refused('INVALID_INPUT', message.domainInvalid));
    expect(await groupRow(shop, id)).toMatchObject({ domain: null });
  });

  it('are not assigned to a domain of another customer, bought or set up', async () => {
    const bought = `bought-${fresh}`;
    await purchasesAt(shop, CFB_CART.path).by(bob, cfbCart({ domain: bought }));
    const setUp = `set-up-${fresh}`;
    await assign(bob, await cfbGroup(shop, bob), setUp);
    const id = await cfbGroup(shop, ann);
    for (const domain of [bought, setUp])
      expect(await assign(ann, id, domain)).toEqual(refused('NOT_ALLOWED', message.domainTaken(domain)));
    expect(await groupRow(shop, id)).toMatchObject({ domain: null });
  });

  it('are alone with a domain that two customers ask for at once', async () => {
    const groups = [await cfbGroup(shop, ann), await cfbGroup(shop, bob)] as const;
    const name = `both-${fresh}`;
    const answers = await Promise.all([assign(ann, groups[0], name), assign(bob, groups[1], name)]);
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
    const rows = await Promise.all(groups.map((id) => groupRow(shop, id)));
    expect(rows.filter((row) => row?.domain === name)).toHaveLength(1);
  });

  it('share a domain with another group of the same owner, regardless of who set it up', async () => {
    const domain = await domainOf(shop, bob, `shared-${fresh}`);
    await cfbGroup(shop, ann, { domain });
    expect(await assign(ann, await cfbGroup(shop, ann), domain)).toEqual(DONE);
  });

  it('take those of their bundles along that have no domain of their own (CLOUD-11, CLOUD-14)', async () => {
    const bundles = [
      { licenseType: 3 as const },
      { licenseType: 3 as const, assignedTo: 'before' },
      { licenseType: 4 as const, assignedTo: 'own' },
    ];
    const { id } = await groupOf(shop, ann, bundles, { kind: 'ase', domain: 'before' });
    const name = `after-${fresh}`;
    expect(await assign(ann, id, name)).toEqual(DONE);
    expect(await groupRow(shop, id)).toMatchObject({ domain: name });
    const homes = (await seatRows(shop, id)).map(({ assignedTo }) => assignedTo);
    expect(homes.toSorted()).toEqual([name, name, 'own'].toSorted());
  });

  it('are assigned to an organization by its administrator alone (CLOUD-06, CLOUD-11, REST-43)', async () => {
    const organization = await organizationOf(shop, ann);
    const foreign = await organizationOf(shop, bob, 'Bob & Sons');
    const id = await planGroup(ann);
    expect(await get(ann, '/user/getCloudAdminInstances')).toEqual([
      { id: organization, name: 'Acme Design', type: 0 },
    ]);
    expect(await get(await shop.vendor.user(), '/user/getCloudAdminInstances')).toEqual([]);
    for (const wrong of [foreign, 'none', '', 'acme'])
      expect(await assign(ann, id, wrong)).toEqual(refused('NOT_ALLOWED', message.organizationNotYours));
    expect(await groupRow(shop, id)).toMatchObject({ instanceId: null });
    expect(await assign(ann, id, organization)).toEqual(DONE);
    expect(await groupRow(shop, id)).toMatchObject({ instanceId: organization, domain: null });
    const { subscriptionGroups } = await get(ann, '/user/loadCloudSubscriptionGroups');
    expect(subscriptionGroups).toMatchObject([{ id, orgName: 'Acme Design' }]);
  });

  it('of an organization are not assigned to the instance of a domain', async () => {
    const name = await domainOf(shop, ann, `mine-${fresh}`);
    const { instanceId } = await resolve(ann, name);
    expect(await assign(ann, await planGroup(ann), instanceId)).toEqual(
      refused('NOT_ALLOWED', message.organizationNotYours),
    );
  });

  it('name organizations that the customer has to do with, and no others (CLOUD-10, REST-60)', async () => {
    const own = await organizationOf(shop, ann, 'Own');
    const joined = await organizationOf(shop, bob, 'Joined');
    const foreign = await organizationOf(shop, bob, 'Foreign');
    const id = await planGroup(ann, { instanceId: joined });
    const json = [foreign, joined, 'none', own];
    const { body } = await shop.vendor.call('/user/getOrgsFromIds', { token: ann.token, json });
    expect(body).toEqual({
      data: [
        { id: foreign, name: '' },
        { id: joined, name: 'Joined' },
        { id: 'none', name: '' },
        { id: own, name: 'Own' },
      ],
    });
    const { subscriptionGroups } = await get(ann, '/user/loadCloudSubscriptionGroups');
    expect(subscriptionGroups).toMatchObject([{ id, orgName: 'Joined' }]);
  });

  it('are their owner’s to assign, until they are over', async () => {
    const name = `mine-${fresh}`;
    const manager = { licenseType: 3 as const, managers: [bob.email] };
    const bundle = await groupOf(shop, ann, [manager], { kind: 'ase' });
    const offered = await cfbGroup(shop, ann, { pendingOwnerEmail: bob.email });
    for (const id of [bundle.id, offered, 'none'])
      expect(await assign(bob, id, name)).toEqual(refused('NOT_OWNER', message.notOwnerCloud));
    const rp = await groupOf(shop, ann, [{ licenseType: 0 }]);
    expect(await assign(ann, rp.id, name)).toEqual(refused('NOT_OWNER', message.notOwnerCloud));
    const over = await cfbGroup(shop, ann, OVER);
    expect(await assign(ann, over, name)).toEqual(refused('NOT_ELIGIBLE', message.homeEnded));
    expect((await resolve(ann, name))['success']).toBe(false);
  });

  it('are assigned on their last covered day, and not the day after', async () => {
    const organization = await organizationOf(shop, ann);
    const ended = message.homeEnded;
    for (const [start, home] of [
      [(more: object) => cfbGroup(shop, ann, more), `last-${fresh}`],
      [(more: object) => planGroup(ann, more), organization],
    ] as const) {
      const yesterday = await start({ startDate: '2025-04-11', expireDate: '2026-04-10' });
      expect(await assign(ann, yesterday, home)).toEqual(refused('NOT_ELIGIBLE', ended));
      expect(await groupRow(shop, yesterday)).toMatchObject({ domain: null, instanceId: null });
      const today = await start({ startDate: '2025-04-12', expireDate: TEST_TODAY });
      expect(await assign(ann, today, home)).toEqual(DONE);
    }
  });

  it.each([
    ['no group', { SubscriptionId: '', Domain: 'a' }],
    ['no home', { SubscriptionId: 's' }],
    ['several homes', { SubscriptionId: 's', Domain: ['a'] }],
    ['another user', { SubscriptionId: 's', Domain: 'a', userId: 'somebody' }],
  ])('are not assigned by a call with %s', async (_what, json) => {
    const { status } = await shop.vendor.call('/user/assignDomain', { token: ann.token, json });
    expect(status).toBe('userId' in json ? 403 : 400);
  });
});
