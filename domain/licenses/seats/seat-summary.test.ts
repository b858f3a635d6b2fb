import { expect, it } from 'vitest';
import { seatFacts } from '../../testkit/facts';
import { seatSummary } from './seat-summary';

it('counts seats in all, in use, free and by edition', () => {
  const seats = [seatFacts(), seatFacts({ assignedTo: null }), seatFacts({ licenseType: 1 })];
  expect(seatSummary(seats)).toEqual({
    total: 3,
    assigned: 2,
    unassigned: 1,
    byEdition: [
      { edition: 0, name: 'Pro', total: 2, assigned: 1 },
      { edition: 1, name: 'Team', total: 1, assigned: 1 },
    ],
  });
});

it('counts nothing for nobody', () => {
  expect(seatSummary([])).toEqual({ total: 0, assigned: 0, unassigned: 0, byEdition: [] });
});
