import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RenewingSeat } from '../../renewals/renewal-plan';
import { retryableSeats } from './retry-seats';
import { retryDefault, selectSeats } from './retry-selection';

const seat = (seatId: string, more: Partial<RenewingSeat> = {}): RenewingSeat => ({
  seatId,
  licenseType: 0,
  expireDate: null,
  futureLicenseType: null,
  futureTerm: null,
  ...more,
});
const END = '2026-04-10';

describe('the default choice for a seat', () => {
  it.each([
    ['does not end', {}, 'RENEW'],
    ['ends to become Pro', { expireDate: END, futureLicenseType: 0 as const }, 'RENEW'],
    ['ends to change its term', { expireDate: END, futureTerm: 1 as const }, 'RENEW'],
    ['was canceled', { expireDate: END }, 'CANCEL'],
  ])('that %s is by T-18 (PAY-07)', (_name, facts, expected) => {
    expect(retryDefault(seat('s', facts))).toBe(expected);
  });
});

describe('a choice of seats', () => {
  const seats = [seat('a'), seat('b', { expireDate: END }), seat('c', { expireDate: END, futureTerm: 1 })];
  const chosen = (all: 'RENEW' | 'CANCEL' | null, except: string[] = []) => {
    const selected = selectSeats(seats, { all, except });
    return selected.ok ? selected.renewing.map(({ seatId }) => seatId) : selected.unknown;
  };

  it('starts from the default of each seat, or from one choice for all', () => {
    expect(chosen(null)).toEqual(['a', 'c']);
    expect(chosen('RENEW')).toEqual(['a', 'b', 'c']);
    expect(chosen('CANCEL')).toEqual([]);
  });

  it('inverts the choice of the named seats', () => {
    expect(chosen(null, ['a', 'b'])).toEqual(['b', 'c']);
    expect(chosen('RENEW', ['a'])).toEqual(['b', 'c']);
    expect(chosen('CANCEL', ['c'])).toEqual(['c']);
  });

  it('rejects seats of other groups and seats named twice', () => {
    expect(selectSeats(seats, { all: null, except: ['a', 'z'] })).toEqual({ ok: false, unknown: ['z'] });
    expect(selectSeats(seats, { all: null, except: ['a', 'a'] }).ok).toBe(false);
  });

  it('turns every seat when all are named', () => {
    const names = seats.map(({ seatId }) => seatId);
    fc.assert(
      fc.property(
        fc.subarray(names),
        fc.constantFrom(null, 'RENEW' as const, 'CANCEL' as const),
        (some, all) => {
          const others = names.filter((id) => !some.includes(id));
          expect([...chosen(all, some), ...chosen(all, others)].toSorted()).toEqual(names);
        },
      ),
    );
  });
});

it('is not offered for seats that ended with an earlier period', () => {
  const seats = [
    seat('on'),
    seat('canceled', { expireDate: END }),
    seat('over', { expireDate: '2025-04-10' }),
  ];
  expect(retryableSeats(END, seats).map(({ seatId }) => seatId)).toEqual(['on', 'canceled']);
});
