import { beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { seatRows } from '#tests/testkit/renewals';
import type { TestUser } from '#tests/testkit/start-vendor';
import { json, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';
import { startPortal } from '../../testkit/start-portal';

const QUERY = `query ($filter: ActivityFilter, $first: Int, $after: String) {
  config { keepsActivity }
  viewer { activity(filter: $filter, first: $first, after: $after) {
    nodes { id at actor agent what subject details seatId seatCount }
    pageInfo { endCursor hasNextPage } totalCount csv } } }`;

describe('activity', () => {
  let owner: TestUser;
  let manager: TestUser;
  let seats: string[];
  const portal = duringTests(() => startPortal());
  beforeAll(async () => {
    const { vendor } = portal.shop;
    [owner, manager] = [await vendor.user(), await vendor.user()];
    const seat = { licenseType: 0 as const };
    const groupId = await addGroup(vendor, owner, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: [
        { ...seat, managers: [owner.email, manager.email] },
        { ...seat, managers: [owner.email] },
      ],
    });
    seats = (await seatRows(portal.shop, groupId)).map(({ id }) => id);
    for (const [path, body] of [
      ['singleSeatAssignment', { seat: seats[0], emailDomain: 'ann@lee.example' }],
      ['multieditnote', { seats, note: 'Porto' }],
      ['transferowner', { newOwnerEmail: 'new@lee.example', seatIds: seats, subscriptionGroups: [groupId] }],
    ] as const)
      await vendor.call(`/user/${path}`, { token: owner.token, json: body });
  });

  const ask = async (variables: object = {}, { token } = owner) =>
    (await portal.gateway.ask(QUERY, { ...variables }, { token })).data;

  test('is described, with the viewer’s names of the licenses', async () => {
    const { viewer, config } = await ask();
    expect(config.keepsActivity).toBe(true);
    const { nodes, totalCount } = viewer.activity;
    expect(totalCount).toBe(3);
    expect(nodes).toMatchObject([
      {
        ...{ what: 'Offered the transfer of billing', subject: 'Group 1', details: 'new@lee.example' },
        ...{ actor: owner.email, agent: null, seatCount: 0, seatId: null },
      },
      { what: 'Changed the note', subject: '2 seats', details: '', seatCount: 2, seatId: null },
      { what: 'Assigned', subject: 'Axure RP Pro', details: 'to ann@lee.example', seatId: seats[0] },
    ]);
  });

  test('is limited to managed seats for a manager, and empty for an assignee (T-09)', async () => {
    const { nodes } = (await ask({}, manager)).viewer.activity;
    expect(
      nodes.map(({ what, seatCount }: { what: string; seatCount: number }) => [what, seatCount]),
    ).toEqual([
      ['Offered the transfer of billing', 0],
      ['Changed the note', 1],
      ['Assigned', 1],
    ]);
    const ann = await portal.shop.vendor.user({ email: 'ann@lee.example' });
    expect((await ask({}, ann)).viewer.activity).toMatchObject({ nodes: [], totalCount: 0 });
  });

  test('is found by person and seat, in pages that make one table', async () => {
    const found = await ask({ filter: { person: 'ANN@lee.example' } });
    expect(found.viewer.activity.totalCount).toBe(1);
    expect((await ask({ filter: { seatId: seats[1] } })).viewer.activity.totalCount).toBe(2);
    const first = (await ask({ first: 2 })).viewer.activity;
    const second = (await ask({ first: 2, after: first.pageInfo.endCursor })).viewer.activity;
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    const lines = (first.csv + second.csv).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('When,Who,What,Licenses,Details');
    expect(lines[3]).toContain('Assigned,Axure RP Pro,to ann@lee.example');
  });

  test.each([
    { first: 0 },
    { first: 101 },
    { after: 'x' },
    { filter: { seatId: 'seat\u0000' } },
    { filter: { person: 'x'.repeat(256) } },
  ])('refuses the page %j', async (variables) => {
    const { errors } = await portal.gateway.ask(QUERY, { ...variables }, { token: owner.token });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('of a vendor', () => {
  test.each([
    ['without such a record', json({ success: false }, 404), null],
    ['that does not answer', json({ success: false }, 503), 'VENDOR_UNAVAILABLE'],
    ['that answers nonsense', json({ success: true, total: 0, hasMore: false }), 'VENDOR_INVALID_RESPONSE'],
  ])('%s has no activity, and an outage is reported', async (_what, handler, code) => {
    const vendor = await startFaultyVendor();
    const gateway = await startGateway({ vendorUrl: vendor.url });
    vendor.at('/user/activity', handler);
    const { data, errors } = await gateway.ask(QUERY, {}, { token: 'good' });
    expect(data).toEqual({ config: { keepsActivity: false }, viewer: { activity: null } });
    expect(errors?.map(({ extensions }) => extensions.code) ?? []).toEqual(code === null ? [] : [code]);
    await gateway.stop();
    await vendor.stop();
  });
});
