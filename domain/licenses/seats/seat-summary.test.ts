import { expect, it } from 'vitest';
import { seatFacts } from '../../testkit/facts';
import { editionCounts, editionSummary, seatSummary } from './seat-summary';

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

const SEATS = [
  seatFacts({ licenseType: 2, assignedTo: null }),
  seatFacts({ licenseType: 0 }),
  seatFacts({ licenseType: 0, assignedTo: null }),
  seatFacts({ licenseType: 13 }),
];

it('counts seats and assigned seats per edition, in order of rank and without empty ones (D-118)', () => {
  expect(editionCounts(SEATS)).toEqual([
    { edition: 0, name: 'Pro', total: 2, assigned: 1 },
    { edition: 2, name: 'Enterprise', total: 1, assigned: 0 },
  ]);
});

it('counts by the effective license (D-118, STAT-05)', () => {
  expect(editionSummary(editionCounts([seatFacts({ licenseType: 1, futureLicenseType: 0 })]))).toBe('1 Pro');
});

it('reads as a summary, empty without seats', () => {
  expect(editionSummary(editionCounts(SEATS))).toBe('2 Pro, 1 Enterprise');
  expect(editionSummary(editionCounts([]))).toBe('');
});

it('writes thousands as everything else does', () => {
  const count = { edition: 1, name: 'Team', total: 2500, assigned: 0 } as const;
  expect(editionSummary([count])).toBe('2,500 Team');
});
