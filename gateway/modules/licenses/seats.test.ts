import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { startVendor, type TestUser } from '#tests/testkit/start-vendor';
import { createSessionCache } from '../../loads/session-cache';
import type { Licenses } from '../../models/licenses';
import { type RunningGateway, startGateway } from '../../testkit/start-gateway';

const SEATS = 10_000;

let gateway: RunningGateway;
let atlas: TestUser;
let groupId: string;

const vendor = duringTests(() => startVendor());
beforeAll(async () => {
  // Long enough for the cache to last through the test on a slow machine.
  const licenses = createSessionCache<Licenses>({ currentMs: 600_000, maxBytes: 100_000_000 });
  gateway = await startGateway({ vendorUrl: vendor.url, overrides: { licenses } });
  atlas = await vendor.user();
  groupId = await addGroup(vendor, atlas, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    seats: Array.from({ length: SEATS }, (_, index) => ({
      licenseType: index % 4 === 3 ? (1 as const) : (0 as const),
      assignedTo: index % 25 === 24 ? null : `user${String(index).padStart(5, '0')}@bigco.example`,
      note: index === 4_321 ? 'The corner office' : '',
      purchaseDate: index < SEATS / 2 ? '2026-01-01' : '2026-02-01',
      ...(index === 17 && { expireDate: '2026-12-31' }),
      ...(index === 20 && { expireDate: '2026-12-31', futureLicenseType: 0 }),
      ...(index === 18 && { expireDate: '2026-12-31', futureLicenseType: 1 }),
    })),
  });
});
afterAll(async () => {
  await gateway.stop();
});

const PAGE = `query Page($id: ID!, $first: Int, $after: String, $filter: SeatFilter, $orderBy: SeatOrder) {
  viewer { subscription(id: $id) { seats(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    totalCount pageInfo { endCursor hasNextPage }
    nodes { id assignedTo purchaseDate productName status pendingChange { text } }
  } } }
}`;

const ask = (variables: object, query = PAGE) =>
  gateway.ask(query, { id: groupId, ...variables }, { token: atlas.token });

async function page(variables: object) {
  const { data, errors } = await ask(variables);
  expect(errors).toEqual([]);
  return data.viewer.subscription.seats;
}

describe('the pages of 10,000 seats', () => {
  test('together hold every seat once, newest purchase first', async () => {
    const seen: { id: string; purchaseDate: string }[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { nodes, pageInfo, totalCount } = await page({ first: 500, after });
      expect(totalCount).toBe(SEATS);
      seen.push(...nodes);
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(SEATS);
    expect(seen.map(({ purchaseDate }) => purchaseDate)).toEqual(
      seen.map(({ purchaseDate }) => purchaseDate).toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)),
    );
  });

  test('load the rows once for any number of pages', async () => {
    const before = vendor.logged().length;
    for (let pages = 0, after: string | null = null; pages < 5; pages += 1)
      after = (await page({ first: 50, after })).pageInfo.endCursor;
    const loads = vendor
      .logged()
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('loadLicenseRows'));
    expect(loads.length).toBeLessThanOrEqual(1);
  });

  test('are as small as those of a small account', async () => {
    const small = await vendor.user();
    const id = await addGroup(vendor, small, {
      startDate: '2026-01-01',
      expireDate: '2026-12-31',
      seats: Array.from({ length: 50 }, (_, index) => ({
        licenseType: 0 as const,
        assignedTo: `user${String(index).padStart(5, '0')}@bigco.example`,
      })),
    });
    const sizeOf = async (given: { id: string; token: string }) =>
      JSON.stringify((await gateway.ask(PAGE, { id: given.id, first: 50 }, given)).data.viewer).length;
    const big = await sizeOf({ id: groupId, token: atlas.token });
    expect(Math.abs(big / (await sizeOf({ id, token: small.token })) - 1)).toBeLessThan(0.05);
  });
});

describe('a filter', () => {
  test.each([
    [{ search: 'CORNER office' }, 1],
    [{ search: 'user00012@' }, 1],
    [{ search: 'axure rp team' }, SEATS / 4],
    [{ isAssigned: false }, SEATS / 25],
    [{ isAssigned: false, search: 'axure rp team' }, SEATS / 100],
    [{ status: ['CANCELED'] }, 1],
    [{ status: ['CANCELED', 'PENDING_CHANGE'] }, 2],
    [{ search: 'nobody has this' }, 0],
  ])('%j finds what matches', async (filter, count) => {
    const { totalCount, nodes } = await page({ filter, first: 10 });
    expect(totalCount).toBe(count);
    expect(nodes).toHaveLength(Math.min(10, count));
  });

  test('gives the ids of all matches, for selecting them', async () => {
    const query = `query Ids($id: ID!, $filter: SeatFilter) {
      viewer { subscription(id: $id) { seats(first: 1, filter: $filter) { ids totalCount } } }
    }`;
    const { data } = await ask({ filter: { isAssigned: false } }, query);
    const { ids, totalCount } = data.viewer.subscription.seats;
    expect(new Set(ids).size).toBe(totalCount);
    expect(totalCount).toBe(SEATS / 25);
  });
});

describe('an order', () => {
  test('by assigned user puts free seats last in both directions', async () => {
    const up = await page({ first: 2, orderBy: { field: 'ASSIGNED_TO', direction: 'ASC' } });
    expect(up.nodes.map((seat: { assignedTo: string }) => seat.assignedTo)).toEqual([
      'user00000@bigco.example',
      'user00001@bigco.example',
    ]);
    const down = await page({ first: 1, orderBy: { field: 'ASSIGNED_TO', direction: 'DESC' } });
    expect(down.nodes[0]?.assignedTo).toBe('user09998@bigco.example');
  });

  test('by pending change puts changing seats first', async () => {
    const { nodes } = await page({ first: 3, orderBy: { field: 'PENDING_CHANGE', direction: 'ASC' } });
    expect(nodes.map((seat: { pendingChange: { text: string } }) => seat.pendingChange.text)).toEqual([
      'Changes to Axure RP Team on Dec 31, 2026',
      'Subscription ends on Dec 31, 2026',
      'None',
    ]);
  });
});

describe('an invalid page', () => {
  test.each([
    { first: 0 },
    { first: -1 },
    { first: 501 },
    { after: 'not a cursor' },
    { after: '', first: 501 },
  ])('%j is refused as bad input', async (variables) => {
    const { data, errors } = await ask(variables);
    expect(data).toEqual({ viewer: { subscription: null } });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('after the last one is empty', async () => {
    const last = await page({ first: 500, filter: { isAssigned: false } });
    const { nodes, pageInfo } = await page({
      first: 500,
      filter: { isAssigned: false },
      after: last.pageInfo.endCursor,
    });
    expect({ nodes, pageInfo }).toEqual({ nodes: [], pageInfo: { endCursor: null, hasNextPage: false } });
  });
});
