import { beforeEach, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { startVendor, type TestUser } from '#tests/testkit/start-vendor';
import { json, page, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';
import { NO_CLOUD, PO_ROW } from '../../testkit/vendor-rows';

const vendor = duringTests(() => startVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

const YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const NAMES = 'nodes { id name givenName canName }';
const GROUPS = `subscriptions { ${NAMES} } cloudGroups { ${NAMES} }`;

describe('the name of a group', () => {
  let owner: TestUser;
  let manager: TestUser;
  let rp: string;
  let cloud: string;
  beforeEach(async () => {
    [owner, manager] = [await vendor.user(), await vendor.user()];
    const seats = [{ licenseType: LicenseType.Pro, managers: [owner.email, manager.email] }];
    rp = await addGroup(vendor, owner, { ...YEAR, purchaseDate: '2026-01-01', seats });
    cloud = await addGroup(vendor, owner, {
      ...YEAR,
      kind: 'cfb',
      purchaseDate: '2026-02-01',
      rpPublisherCount: 2,
      seats: [],
    });
  });

  async function name(subscriptionId: string, text: string, { token }: TestUser = owner, seen?: string) {
    const query = `mutation ($input: NameGroupInput!) {
      nameGroup(input: $input) { success userErrors { code message field } viewer { ${GROUPS} } }
    }`;
    const variables = { input: { subscriptionId, name: text, seen } };
    const { data, errors } = await gateway.ask(query, variables, { token });
    expect(errors).toEqual([]);
    return data.nameGroup;
  }
  async function names({ token }: TestUser = owner) {
    const { data } = await gateway.ask(`{ viewer { ${GROUPS} } }`, {}, { token });
    return [...data.viewer.subscriptions.nodes, ...data.viewer.cloudGroups.nodes];
  }

  test('is shown with its number, for RP and cloud groups, until the owner removes it', async () => {
    for (const id of [rp, cloud]) {
      expect(await name(id, '  Design, Lisbon ')).toMatchObject({ success: true, userErrors: [] });
    }
    const named = await names();
    expect(named.map((group) => [group.id, group.name])).toEqual([
      [rp, 'Group 1 (Design, Lisbon)'],
      [cloud, 'Group 2 (Design, Lisbon)'],
    ]);
    const { viewer } = await name(rp, ' ');
    expect(viewer.subscriptions.nodes).toEqual([{ id: rp, name: 'Group 1', givenName: null, canName: true }]);
  });

  test('that another session gave is not replaced unseen', async () => {
    const [CONFLICT, none] = [[{ code: 'CONFLICT', message: message.changedMeanwhile, field: null }], ''];
    expect((await name(rp, 'Design', owner, none)).success).toBe(true);
    for (const text of ['Lisbon', none])
      expect(await name(rp, text, owner, 'Porto')).toMatchObject({ success: false, userErrors: CONFLICT });
    expect(await name(rp, 'Lisbon', owner, none)).toMatchObject({ success: false, userErrors: CONFLICT });
    expect((await names())[0]?.givenName).toBe('Design');
    // Asked again after a lost answer, it has that name already.
    expect((await name(rp, 'Design', owner, none)).success).toBe(true);
    expect((await name(rp, 'Lisbon', owner, 'Design')).success).toBe(true);
    expect((await names())[0]?.givenName).toBe('Lisbon');
  });

  test('is read by a manager, who cannot change it', async () => {
    await name(rp, 'Design');
    expect(await names(manager)).toEqual([
      { id: rp, name: 'Group 1 (Design)', givenName: 'Design', canName: false },
    ]);
    const refused = await name(rp, 'Mine', manager);
    expect(refused).toMatchObject({ success: false, viewer: null });
    expect(refused.userErrors).toEqual([
      { code: 'NOT_OWNER', message: message.notOwner, field: 'subscriptionId' },
    ]);
    expect((await names())[0]?.givenName).toBe('Design');
  });

  test('is not given by a stranger, to the gateway or to the vendor service', async () => {
    const stranger = await vendor.user();
    expect((await name(rp, 'Mine', stranger)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    for (const user of [manager, stranger]) {
      const body = { subscriptionId: rp, name: 'Mine' };
      const { text } = await vendor.call('/user/nameSubscriptionGroup', { token: user.token, json: body });
      expect(JSON.parse(text)).toMatchObject({ success: false, message: message.notOwner });
    }
    expect((await names())[0]?.givenName).toBeNull();
  });

  test.each([
    ['too long', 'n'.repeat(41)],
    ['of two lines', 'Design\nLisbon'],
  ])('is refused when it is %s', async (_what, text) => {
    expect((await name(rp, text)).userErrors).toEqual([
      { code: 'INVALID_INPUT', message: message.groupNameInvalid, field: 'name' },
    ]);
  });
});

test('a vendor that keeps no names is not taken for one that does not answer', async () => {
  const other = await startFaultyVendor();
  other.at('/user/loadLicenseRows', json({ subRows: [PO_ROW], aseRows: [] }));
  other.at('/user/loadCloudSubscriptionGroups', json(NO_CLOUD));
  other.at('/user/nameSubscriptionGroup', page('<h1>Not Found</h1>', 404));
  const beside = await startGateway({ vendorUrl: other.url });
  const { data } = await beside.ask(
    'mutation ($input: NameGroupInput!) { nameGroup(input: $input) { success userErrors { code message field } } }',
    { input: { subscriptionId: 'sub-1', name: 'Design' } },
    { token: 'good' },
  );
  await beside.stop();
  await other.stop();
  expect(data.nameGroup).toEqual({
    success: false,
    userErrors: [{ code: 'NOT_ALLOWED', message: message.groupNamesNotKept, field: null }],
  });
});
