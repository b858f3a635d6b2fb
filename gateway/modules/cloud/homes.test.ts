import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { cfbGroup } from '#tests/testkit/cancels';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { domainOf, organizationOf } from '#tests/testkit/homes';
import { groupRow } from '#tests/testkit/renewals';
import { TEST_TODAY, type TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from '../../testkit/start-portal';

const ASSIGN = `mutation ($input: AssignDomainInput!) { assignDomain(input: $input) {
  success userErrors { code message field } cloudGroup { id domain organization assignedTo address } viewer { id } } }`;
const ASSIGNING = 'POST /user/assignDomain';

let fresh = 0;
const portal = duringTests(() => startPortal({}, { CLOUD_HOST: 'cloud.example' }));
const ann = beforeEachTest(() => portal.shop.vendor.user());
const bob = beforeEachTest(() => portal.shop.vendor.user());
beforeEach(() => {
  fresh += 1;
});

const ask = async (user: TestUser, query: string, variables = {}) =>
  (await portal.gateway.ask(query, variables, { token: user.token })).data;
const assign = async (user: TestUser, subscriptionId: string, home: object) =>
  (await ask(user, ASSIGN, { input: { subscriptionId, ...home } })).assignDomain;
const planGroup = (owner: TestUser) =>
  cfbGroup(portal.shop, owner, { kind: 'cloud', licenseType: 13, rpPublisherCount: 0 });
const refused = (code: string, text: string, field: string | null) => ({
  success: false,
  userErrors: [{ code, message: text, field }],
  cloudGroup: null,
  viewer: null,
});

describe('a group with a domain', () => {
  test('is assigned to it, which is looked up first (CLOUD-08, CLOUD-09, D-85)', async () => {
    const domain = await domainOf(portal.shop, ann, `acme-${fresh}`);
    const id = await cfbGroup(portal.shop, ann);
    let answer: unknown;
    const calls = await portal.vendorCalls(async () => {
      answer = await assign(ann, id, { domain: `${domain}.axure.cloud` });
    });
    expect(answer).toEqual({
      success: true,
      userErrors: [],
      cloudGroup: {
        id,
        domain,
        organization: null,
        assignedTo: `${domain}.axure.cloud`,
        address: `https://${domain}.axure.cloud`,
      },
      viewer: { id: ann.id },
    });
    const [lookUp, change] = ['GET /user/getInstanceIdFromDomain', ASSIGNING];
    expect(calls.filter((call) => call === lookUp || call === change)).toEqual([lookUp, change]);
  });

  test('is not moved away unseen from one that was assigned meanwhile', async () => {
    const [first, other] = [
      await domainOf(portal.shop, ann, `first-${fresh}`),
      await domainOf(portal.shop, ann, `other-${fresh}`),
    ];
    const id = await cfbGroup(portal.shop, ann);
    expect((await assign(ann, id, { domain: first, seen: '' })).success).toBe(true);
    expect(await assign(ann, id, { domain: other, seen: '' })).toEqual(
      refused('CONFLICT', message.changedMeanwhile, 'subscriptionId'),
    );
    expect(await groupRow(portal.shop, id)).toMatchObject({ domain: first });
    // Again is as good as once.
    expect((await assign(ann, id, { domain: first, seen: '' })).success).toBe(true);
    expect((await assign(ann, id, { domain: other, seen: `${first}.axure.cloud` })).success).toBe(true);
  });

  test('is not assigned to an unknown one, with the vendor’s message, unless it is to be set up (D-85)', async () => {
    const id = await cfbGroup(portal.shop, ann);
    const name = `new-${fresh}`;
    const calls = await portal.vendorCalls(async () => {
      expect(await assign(ann, id, { domain: name })).toEqual(
        refused('NOT_FOUND', message.domainUnknown(name), 'domain'),
      );
    });
    expect(calls).not.toContain(ASSIGNING);
    const { instanceIdFromDomain: none } = await ask(ann, `{ instanceIdFromDomain(domain: "${name}") }`);
    expect(none).toBeNull();
    expect(await assign(ann, id, { domain: name, setsUpDomain: true })).toMatchObject({
      success: true,
      cloudGroup: { domain: name },
    });
    const { instanceIdFromDomain: found } = await ask(bob, `{ instanceIdFromDomain(domain: "${name}") }`);
    expect(found).toEqual(expect.any(String));
  });

  test('is not assigned to another customer’s (CLOUD-08)', async () => {
    const domain = await domainOf(portal.shop, bob, `bob-${fresh}`);
    const id = await cfbGroup(portal.shop, ann);
    for (const setsUpDomain of [false, true])
      expect(await assign(ann, id, { domain, setsUpDomain })).toEqual(
        refused('NOT_ALLOWED', message.domainTaken(domain), null),
      );
    expect(await groupRow(portal.shop, id)).toMatchObject({ domain: null });
  });

  test.each([{}, { domain: null }, { domain: '' }, { domain: 'a b' }, { organizationId: 'o' }])(
    'is not assigned to what is no domain: %j (CLOUD-07)',
    async (home) => {
      const id = await cfbGroup(portal.shop, ann);
      const calls = await portal.vendorCalls(async () => {
        expect(await assign(ann, id, home)).toEqual(
          refused('INVALID_INPUT', message.domainInvalid, 'domain'),
        );
      });
      expect(calls).not.toContain(ASSIGNING);
    },
  );
});

describe('a group of an organization', () => {
  test('is assigned by who administers the organization (CLOUD-05, CLOUD-06, CLOUD-11)', async () => {
    const organizationId = await organizationOf(portal.shop, ann);
    await domainOf(portal.shop, ann, `zed-${fresh}`);
    const { cloudAdminInstances } = await ask(ann, '{ cloudAdminInstances { id name type } }');
    expect(cloudAdminInstances).toEqual([
      { id: organizationId, name: 'Acme Design', type: 'ORGANIZATION' },
      { id: expect.any(String), name: `zed-${fresh}`, type: 'CLOUD_FOR_BUSINESS' },
    ]);
    expect(await assign(ann, await planGroup(ann), { organizationId })).toMatchObject({
      success: true,
      cloudGroup: {
        organization: 'Acme Design',
        assignedTo: 'Acme Design',
        address: 'https://cloud.example',
      },
    });
  });

  test('is assigned to no other organization, and to no domain (ROLE-08)', async () => {
    const foreign = await organizationOf(portal.shop, bob);
    const domain = await domainOf(portal.shop, ann, `yak-${fresh}`);
    const { instanceIdFromDomain } = await ask(ann, `{ instanceIdFromDomain(domain: "${domain}") }`);
    const id = await planGroup(ann);
    for (const organizationId of [foreign, instanceIdFromDomain, 'none'])
      expect(await assign(ann, id, { organizationId })).toEqual(
        refused('NOT_ALLOWED', message.organizationNotYours, 'organizationId'),
      );
    expect(await assign(ann, id, { domain })).toEqual(
      refused('INVALID_INPUT', message.organizationInvalid, 'organizationId'),
    );
    expect(await groupRow(portal.shop, id)).toMatchObject({ instanceId: null, domain: null });
  });

  test('has the name of its organization, which is not revealed to others (CLOUD-10)', async () => {
    const own = await organizationOf(portal.shop, ann, 'Own');
    const foreign = await organizationOf(portal.shop, bob, 'Foreign');
    const names = 'query ($ids: [ID!]!) { orgNames(ids: $ids) { id name } }';
    expect((await ask(ann, names, { ids: [foreign, own, 'o\u0000', own] })).orgNames).toEqual([
      { id: foreign, name: null },
      { id: own, name: 'Own' },
      { id: 'o\u0000', name: null },
      { id: own, name: 'Own' },
    ]);
    expect((await ask(ann, names, { ids: [] })).orgNames).toEqual([]);
    const tooMany = await portal.gateway.ask(names, { ids: Array(201).fill(own) }, { token: ann.token });
    expect(tooMany.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });
});

describe('any cloud group', () => {
  test('is its owner’s to assign, until it is over', async () => {
    const home = { domain: `mine-${fresh}`, setsUpDomain: true };
    const offered = await cfbGroup(portal.shop, ann, { pendingOwnerEmail: bob.email });
    expect(await assign(bob, offered, home)).toEqual(
      refused('NOT_OWNER', message.notOwnerCloud, 'subscriptionId'),
    );
    for (const id of [await cfbGroup(portal.shop, ann), 'none'])
      expect(await assign(bob, id, home)).toEqual(
        refused('NOT_FOUND', message.notOwnerCloud, 'subscriptionId'),
      );
    const over = await cfbGroup(portal.shop, ann, { startDate: '2025-01-01', expireDate: '2025-12-31' });
    expect(await assign(ann, over, home)).toEqual(
      refused('NOT_ELIGIBLE', message.homeEnded, 'subscriptionId'),
    );
  });

  test('is assigned on its last covered day, and not the day after', async () => {
    const home = { domain: `last-${fresh}`, setsUpDomain: true };
    const ending = (expireDate: string) =>
      cfbGroup(portal.shop, ann, { startDate: '2025-04-11', expireDate });
    const [yesterday, today] = [await ending('2026-04-10'), await ending(TEST_TODAY)];
    const calls = await portal.vendorCalls(async () => {
      expect(await assign(ann, yesterday, home)).toEqual(
        refused('NOT_ELIGIBLE', message.homeEnded, 'subscriptionId'),
      );
    });
    expect(calls).not.toContain(ASSIGNING);
    expect(await assign(ann, today, home)).toMatchObject({
      success: true,
      cloudGroup: { domain: home.domain },
    });
  });
});
