import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { seatFacts } from '../../testkit/facts';
import { LicenseType } from '../license-type';
import { type FilterableSeat, filterSeats, type SeatFilter } from './filter-seats';
import type { SeatStatus } from './pending-change';
import { seatFacets, soonUntil } from './seat-facets';

const seat = (values: Partial<FilterableSeat & { seatId: string }>) => ({
  ...seatFacts(values),
  groupId: 'g1',
  filterStatus: 'ACTIVE' as const,
  endsOn: null,
  userHasSeveral: false,
  ...values,
});

const SEATS = [
  seat({
    seatId: 'a',
    assignedTo: 'Bob@x.example',
    note: 'Design',
    licenseType: 1,
    endsOn: '2026-05-01',
    userHasSeveral: true,
  }),
  seat({
    seatId: 'b',
    assignedTo: null,
    managers: ['zoe@x.example'],
    groupId: 'g2',
    filterStatus: 'ENDED',
    endsOn: '2026-01-01',
  }),
];

const CASES: [filter: SeatFilter, ids: string[]][] = [
  [{}, ['a', 'b']],
  [{ search: null, isAssigned: null, statuses: null }, ['a', 'b']],
  [{ search: '  ' }, ['a', 'b']],
  [{ search: 'BOB@' }, ['a']],
  [{ search: 'design' }, ['a']],
  [{ search: 'zoe' }, ['b']],
  [{ search: 'rp team' }, ['a']],
  [{ search: 'nobody' }, []],
  [{ isAssigned: true }, ['a']],
  [{ isAssigned: false }, ['b']],
  [{ statuses: ['ENDED'] }, ['b']],
  [{ statuses: ['ENDED', 'ACTIVE'] }, ['a', 'b']],
  [{ statuses: [] }, ['a', 'b']],
  [{ licenseTypes: [LicenseType.Team] }, ['a']],
  [{ groupIds: ['g2'] }, ['b']],
  [{ managedBy: 'ZOE@x.example' }, ['b']],
  [{ managedBy: 'zoe' }, []],
  [{ endsBy: '2026-05-01' }, ['a']],
  [{ endsBy: '2026-04-30' }, []],
  [{ userHasSeveral: true }, ['a']],
  [{ userHasSeveral: false }, ['b']],
  [{ search: 'bob', isAssigned: false }, []],
];

test.each(CASES)('the filter %j keeps %j', (filter, ids) => {
  expect(filterSeats(SEATS, filter).map(({ seatId }) => seatId)).toEqual(ids);
});

it.each(['J\u00fcrgen', 'Ju\u0308rgen'])('finds %j with composed and decomposed letters', (search) => {
  const noted = ['Desk of J\u00fcrgen', 'Desk of Ju\u0308rgen'].map((note) => seat({ note }));
  expect(filterSeats([seat({ assignedTo: 'j\u00fcrgen@x.example' }), ...noted], { search })).toHaveLength(3);
});

it('takes an empty address for a free seat', () => {
  expect(filterSeats([seat({ assignedTo: '' })], { isAssigned: false })).toHaveLength(1);
});

describe('the figures beside the choices', () => {
  it('call an end within ninety days soon (CONST-13)', () => {
    expect(soonUntil('2026-04-11')).toBe('2026-07-10');
  });

  it('count the matches if one criterion were different', () => {
    const facets = seatFacets(SEATS, { isAssigned: true, groupIds: ['g1'] }, '2026-04-11');
    expect(facets.unassigned).toBe(0);
    expect(facets.endingSoon).toBe(1);
    expect(facets.groups).toEqual(new Map([['g1', 1]]));
    expect(seatFacets(SEATS, { groupIds: ['g2'] }, '2026-04-11').unassigned).toBe(1);
    expect(seatFacets(SEATS, { licenseTypes: [LicenseType.Team] }, '2026-04-11').licenseTypes).toEqual(
      new Map([
        [LicenseType.Team, 1],
        [LicenseType.Pro, 1],
      ]),
    );
  });

  test('equal the number that a filter with that choice finds', () => {
    const seats = fc.array(
      fc
        .record({
          groupId: fc.constantFrom('g1', 'g2'),
          licenseType: fc.constantFrom(LicenseType.Pro, LicenseType.Team),
          assignedTo: fc.constantFrom(null, 'a@x.example'),
          filterStatus: fc.constantFrom<SeatStatus>('ACTIVE', 'CANCELED', 'ENDED'),
          endsOn: fc.constantFrom(null, '2026-04-10', '2026-05-01', '2026-12-31'),
          managers: fc.subarray(['Me', 'b@x.example']),
          userHasSeveral: fc.boolean(),
        })
        .map(seat),
    );
    const filters = fc.record(
      {
        groupIds: fc.subarray(['g1', 'g2']),
        licenseTypes: fc.subarray([LicenseType.Pro, LicenseType.Team]),
        isAssigned: fc.boolean(),
        statuses: fc.subarray<SeatStatus>(['ACTIVE', 'ENDED']),
        managedBy: fc.constantFrom('Me', 'b@x.example'),
        endsBy: fc.constant('2026-06-01'),
        userHasSeveral: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(seats, filters, (all, filter) => {
        const facets = seatFacets(all, filter, '2026-04-11');
        const found = (choice: SeatFilter) => filterSeats(all, { ...filter, ...choice }).length;
        expect(facets.unassigned).toBe(found({ isAssigned: false }));
        expect(facets.endingSoon).toBe(found({ endsBy: soonUntil('2026-04-11') }));
        expect(facets.userHasSeveral).toBe(found({ userHasSeveral: true }));
        expect(facets.groups.get('g1') ?? 0).toBe(found({ groupIds: ['g1'] }));
        expect(facets.licenseTypes.get(LicenseType.Team) ?? 0).toBe(
          found({ licenseTypes: [LicenseType.Team] }),
        );
        expect(facets.statuses.get('ENDED') ?? 0).toBe(found({ statuses: ['ENDED'] }));
        expect(facets.managers.get('Me') ?? 0).toBe(found({ managedBy: 'Me' }));
      }),
    );
  });
});

test('the search text is prepared once for a list and once for its figures, for any number of seats', () => {
  const many = Array.from({ length: 50 }, (_, index) => seat({ seatId: `${index}` }));
  const read = vi.spyOn(String.prototype, 'normalize');
  const filter = { search: 'Zo\u0308e' };
  filterSeats(many, filter);
  seatFacets(many, filter, '2026-04-11');
  const times = read.mock.contexts.filter((text) => String(text) === filter.search).length;
  read.mockRestore();
  expect(times).toBe(2);
});
