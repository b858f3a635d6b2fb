import { beforeAll, describe, expect, test } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import { startVendor } from '#tests/testkit/start-vendor';
import type { CsvPage } from '../../resolvers.generated';
import { startGateway } from '../../testkit/start-gateway';

const { Pro, Team } = LicenseType;
const THIS_YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };

let first: string;
let second: string;

const vendor = duringTests(() => startVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));
const owner = beforeTests(() => vendor.user());
beforeAll(async () => {
  first = await addGroup(vendor, owner, {
    ...THIS_YEAR,
    seats: [
      { licenseType: Pro, assignedTo: 'ines@test.example', note: '=1+1' },
      { licenseType: Team, assignedTo: 'ben@test.example', managers: ['zoe@test.example'] },
      { licenseType: Pro },
    ],
  });
  second = await addGroup(vendor, owner, {
    startDate: '2025-06-01',
    expireDate: '2026-05-31',
    purchaseDate: '2025-06-01',
    seats: [
      { licenseType: Pro, assignedTo: 'ines@test.example', expireDate: '2026-05-31' },
      { licenseType: Pro },
    ],
  });
});

const MATCHES = `query($filter: SeatFilter, $first: Int, $after: String) { viewer {
  subscriptions(withSeats: $filter) { nodes { id } }
  seatMatches(filter: $filter) {
    totalCount selectableCount selectable { groupId seatIds }
    facets { unassigned endingSoon soonUntil userHasSeveral
      statuses { value name count } editions { name count } groups { value name count } managers { name count } }
    csv(first: $first, after: $after) { text pageInfo { endCursor hasNextPage } }
  }
} }`;

async function matches(variables: Record<string, unknown>, token = owner.token) {
  const { data, errors } = await gateway.ask(MATCHES, variables, { token });
  expect(errors).toEqual([]);
  return data.viewer;
}

describe('seats that match', () => {
  test('are found over all groups, with those that may be selected', async () => {
    const { seatMatches, subscriptions } = await matches({ filter: { editions: ['PRO'], isAssigned: true } });
    expect(seatMatches.totalCount).toBe(2);
    expect(seatMatches.selectableCount).toBe(2);
    expect(seatMatches.selectable.map(({ groupId }: { groupId: string }) => groupId).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    expect(subscriptions.nodes).toHaveLength(2);
  });

  test.each([
    [{ userHasSeveral: true }, 2],
    [{ endsBy: '2026-06-01' }, 1],
    [{ managedBy: 'zoe@test.example' }, 1],
    [{ managedBy: 'Me' }, 4],
    [{ groupIds: [] }, 5],
    [{ status: ['CANCELED'] }, 1],
  ])('of %j are %i', async (filter, count) => {
    expect((await matches({ filter })).seatMatches.totalCount).toBe(count);
  });

  test('of the viewer by address are those of `Me`', async () => {
    expect((await matches({ filter: { managedBy: owner.email } })).seatMatches.totalCount).toBe(4);
  });

  test('leave out groups without a match', async () => {
    const { subscriptions } = await matches({ filter: { groupIds: [second] } });
    expect(subscriptions.nodes).toEqual([{ id: second }]);
  });

  test('have the figures of what further choices would find', async () => {
    const { facets } = (await matches({ filter: { editions: ['TEAM'] } })).seatMatches;
    expect(facets).toMatchObject({ unassigned: 0, endingSoon: 0, userHasSeveral: 0 });
    expect(facets.editions).toEqual([
      { name: 'Pro', count: 4 },
      { name: 'Team', count: 1 },
    ]);
    expect(facets.managers).toEqual([{ name: 'zoe@test.example', count: 1 }]);
    expect(facets.groups).toEqual([{ value: first, name: expect.stringMatching(/^Group \d$/), count: 1 }]);
    expect(facets.statuses).toEqual([{ value: 'ACTIVE', name: 'Active', count: 1 }]);
  });

  test('are a table that no spreadsheet calculates, page by page', async () => {
    let text = '';
    let after: string | null = null;
    do {
      const csv: CsvPage = (await matches({ filter: {}, first: 2, after })).seatMatches.csv;
      text += csv.text;
      after = csv.pageInfo.hasNextPage ? (csv.pageInfo.endCursor ?? null) : null;
    } while (after !== null);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe(
      '\ufeffGroup,Product Edition,Assigned User,Managers,Status,Pending Changes,Ends,Notes,Purchased,Seat ID',
    );
    expect(text).toMatch(/,Axure RP Pro,ines@test\.example,Me,Active,,,'=1\+1,/);
    expect(text).toMatch(/,ines@test\.example,Me,Canceled,.*,2026-05-31,,/);
  });

  test('are never of other customers', async () => {
    const stranger = await vendor.user();
    const { seatMatches } = await matches({ filter: { groupIds: [first] } }, stranger.token);
    expect(seatMatches).toMatchObject({ totalCount: 0, selectable: [] });
    expect(seatMatches.csv.text.trimEnd().split('\r\n')).toHaveLength(1);
  });
});
