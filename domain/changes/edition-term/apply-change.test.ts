import { expect, test } from 'vitest';
import type { SeatFacts } from '../../licenses/model';
import { seatFacts } from '../../testkit/facts';
import { type ChangeEffect, seatUnit } from '../change-unit';
import { seatAfterChange, startedTerm } from './apply-change';

const END = '2026-12-31';

function after(kind: 'EDITION' | 'TERM', effect: ChangeEffect, seat: Partial<SeatFacts>, to: 0 | 1 | 2) {
  const unit = seatUnit(seatFacts({ licenseType: 1, ...seat }));
  const planned =
    kind === 'EDITION'
      ? { unit, effect, licenseType: to, term: 2 as const }
      : { unit, effect, licenseType: unit.licenseType, term: to === 0 ? (1 as const) : (4 as const) };
  return seatAfterChange(kind, planned, END);
}

const FREE = { licenseType: 1, expireDate: null, futureLicenseType: null, futureTerm: null };

test('a greater edition holds at once, and the seat has no end', () => {
  expect(after('EDITION', 'NOW', {}, 2)).toEqual({ ...FREE, licenseType: 2 });
});

test('a lesser edition waits for the end of the term (EDIT-05)', () => {
  expect(after('EDITION', 'TERM_END', {}, 0)).toEqual({ ...FREE, expireDate: END, futureLicenseType: 0 });
});

test('a shorter term waits for the end of the term (TERM-05)', () => {
  expect(after('TERM', 'TERM_END', {}, 0)).toEqual({ ...FREE, expireDate: END, futureTerm: 1 });
});

test('a canceled seat that is upgraded stays canceled', () => {
  expect(after('EDITION', 'NOW', { expireDate: END }, 2)).toEqual({
    ...FREE,
    licenseType: 2,
    expireDate: END,
  });
});

test('a greater edition replaces the lesser one that waited', () => {
  expect(after('EDITION', 'NOW', { expireDate: END, futureLicenseType: 0 }, 2)).toEqual({
    ...FREE,
    licenseType: 2,
  });
});

test('a pending change of the other kind stays pending', () => {
  const waits = { expireDate: END, futureTerm: 1 } as const;
  expect(after('EDITION', 'TERM_END', waits, 0)).toEqual({
    ...FREE,
    expireDate: END,
    futureLicenseType: 0,
    futureTerm: 1,
  });
  expect(after('EDITION', 'NOW', waits, 2)).toEqual({
    ...FREE,
    licenseType: 2,
    expireDate: END,
    futureTerm: 1,
  });
  const lesser = { expireDate: '2026-05-31', futureLicenseType: 0 } as const;
  expect(after('TERM', 'NOW', lesser, 1)).toEqual({ ...FREE, expireDate: END, futureLicenseType: 0 });
});

test('the current edition or term drops its own pending change only', () => {
  const both = { expireDate: END, futureLicenseType: 0, futureTerm: 1 } as const;
  expect(after('EDITION', 'REVERT', both, 1)).toEqual({ ...FREE, expireDate: END, futureTerm: 1 });
  expect(after('TERM', 'REVERT', { expireDate: END, futureTerm: 1 }, 1)).toEqual(FREE);
});

test('only a longer term begins a period', () => {
  const [longer, shorter] = [{ effect: 'NOW', term: 4 } as const, { effect: 'TERM_END', term: 1 } as const];
  expect(startedTerm('TERM', [longer])).toBe(4);
  expect(startedTerm('TERM', [shorter])).toBeNull();
  expect(startedTerm('EDITION', [longer])).toBeNull();
});
