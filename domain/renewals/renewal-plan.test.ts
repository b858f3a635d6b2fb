import { describe, expect, it } from 'vitest';
import type { SeatFacts } from '../licenses/model';
import { seatFacts } from '../testkit/facts';
import { planRenewal } from './renewal-plan';

const END = '2026-12-31';
const group = { term: 2 as const, startDate: '2026-01-01', expireDate: END };
const seat = (seatId: string, overrides: Partial<SeatFacts> = {}) => seatFacts({ seatId, ...overrides });
const ends = { expireDate: END };

describe('what a group becomes at the end of its period', () => {
  it('goes on for its term with the seats that have no end', () => {
    expect(planRenewal(group, [seat('a'), seat('b', { licenseType: 1 })])).toEqual([
      {
        term: 2,
        expireDate: '2027-12-31',
        seats: [
          { seatId: 'a', licenseType: 0 },
          { seatId: 'b', licenseType: 1 },
        ],
      },
    ]);
  });

  it('leaves canceled seats to their end on any day', () => {
    const seats = [seat('a'), seat('b', ends), seat('c', { expireDate: '2026-03-01' })];
    expect(planRenewal(group, [...seats, seat('d', { expireDate: '2027-06-30' })])[0]?.seats).toEqual([
      { seatId: 'a', licenseType: 0 },
    ]);
  });

  it('leaves seats that end before it, even with a pending change', () => {
    const early = { expireDate: '2026-06-30', licenseType: 1, futureLicenseType: 0 } as const;
    expect(planRenewal(group, [seat('a', early)])).toEqual([]);
  });

  it('ends when every seat does', () => {
    expect(planRenewal(group, [seat('a', ends), seat('b', ends)])).toEqual([]);
    expect(planRenewal(group, [])).toEqual([]);
  });

  it('applies a pending edition, Pro included, and one that equals the current', () => {
    const seats = [
      seat('a', { ...ends, licenseType: 1, futureLicenseType: 0 }),
      seat('b', { ...ends, licenseType: 2, futureLicenseType: 2 }),
    ];
    expect(planRenewal(group, seats)[0]?.seats).toEqual([
      { seatId: 'a', licenseType: 0 },
      { seatId: 'b', licenseType: 2 },
    ]);
  });

  it('lets seats that change to another term go into a group of their own', () => {
    const seats = [
      seat('a', { ...ends, futureTerm: 1, futureLicenseType: 0, licenseType: 1 }),
      seat('b'),
      seat('c', { ...ends, futureTerm: 1 }),
    ];
    expect(planRenewal(group, seats)).toEqual([
      { term: 2, expireDate: '2027-12-31', seats: [{ seatId: 'b', licenseType: 0 }] },
      {
        term: 1,
        expireDate: '2027-01-31',
        seats: [
          { seatId: 'a', licenseType: 0 },
          { seatId: 'c', licenseType: 0 },
        ],
      },
    ]);
  });

  it('changes in place when all of it changes to one term', () => {
    const seats = [seat('a', { ...ends, futureTerm: 1 }), seat('b', ends)];
    expect(planRenewal(group, seats)).toEqual([
      { term: 1, expireDate: '2027-01-31', seats: [{ seatId: 'a', licenseType: 0 }] },
    ]);
  });

  it('leaves the group to the larger part when no seat keeps its term', () => {
    const seats = [
      seat('a', { ...ends, futureTerm: 1 }),
      seat('b', { ...ends, futureTerm: 4 }),
      seat('c', { ...ends, futureTerm: 4 }),
    ];
    expect(planRenewal(group, seats).map(({ term }) => term)).toEqual([4, 1]);
  });
});
