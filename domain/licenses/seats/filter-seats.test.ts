import { expect, it, test } from 'vitest';
import { seatFacts } from '../../testkit/facts';
import { filterSeats, type SeatFilter } from './filter-seats';

const SEATS = [
  {
    ...seatFacts({ seatId: 'a', assignedTo: 'Bob@x.example', note: 'Design', licenseType: 1 }),
    status: 'ACTIVE' as const,
  },
  { ...seatFacts({ seatId: 'b', assignedTo: null, managers: ['zoe@x.example'] }), status: 'ENDED' as const },
];

const CASES: [filter: SeatFilter, ids: string[]][] = [
  [{}, ['a', 'b']],
  [{ search: null, isAssigned: null, status: null }, ['a', 'b']],
  [{ search: '  ' }, ['a', 'b']],
  [{ search: 'BOB@' }, ['a']],
  [{ search: 'design' }, ['a']],
  [{ search: 'zoe' }, ['b']],
  [{ search: 'rp team' }, ['a']],
  [{ search: 'nobody' }, []],
  [{ isAssigned: true }, ['a']],
  [{ isAssigned: false }, ['b']],
  [{ status: ['ENDED'] }, ['b']],
  [{ status: ['ENDED', 'ACTIVE'] }, ['a', 'b']],
  [{ status: [] }, []],
  [{ search: 'bob', isAssigned: false }, []],
];

test.each(CASES)('the filter %j keeps %j', (filter, ids) => {
  expect(filterSeats(SEATS, filter).map(({ seatId }) => seatId)).toEqual(ids);
});

it('takes an empty address for a free seat', () => {
  const seats = [{ ...seatFacts({ assignedTo: '' }), status: 'ACTIVE' as const }];
  expect(filterSeats(seats, { isAssigned: false })).toHaveLength(1);
});
