import { expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isAfter,
  isBefore,
  parseCalendarDate,
  subMonths,
} from './calendar-date';

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31T23:59:59Z', '2026-12-31'],
  ['2026-12-31T23:59:59.123-11:00', '2026-12-31'],
  ['2026-12-31 08:00:00', '2026-12-31'],
  [' 2026-12-31 ', '2026-12-31'],
  ['2028-02-29', '2028-02-29'],
  ['2028-03-31', '2028-03-31'],
  ['2000-02-29', '2000-02-29'],
  ['2026-03-01', '2026-03-01'],
])('reads %j as the date %s', (value, date) => {
  expect(parseCalendarDate(value)).toBe(date);
});

test.each([
  ['2026-02-30'],
  ['2027-02-29'],
  ['2100-02-29'],
  ['2026-03-00'],
  ['2024-04-31'],
  ['2026-13-01'],
  ['2026-00-10'],
  ['2026-1-1'],
  ['12/31/2026'],
  ['2026-12-311'],
  [''],
  [null],
  [undefined],
  [20261231],
  [{}],
])('refuses %j as a date', (value) => {
  expect(parseCalendarDate(value)).toBeNull();
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-04-11', 90, '2026-07-10'],
])('%s plus %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

it('adds and takes off calendar months, keeping to the length of the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-04-11', 24)).toBe('2028-04-11');
  expect(subMonths('2026-03-31', 1)).toBe('2026-02-28');
  expect(subMonths('2028-02-29', 12)).toBe('2027-02-28');
});

it('counts days between dates, negative backwards', () => {
  expect(daysBetween('2026-01-01', '2026-04-11')).toBe(100);
  expect(daysBetween('2026-05-01', '2026-04-11')).toBe(-20);
});

it('orders dates', () => {
  expect(isBefore('2026-12-31', '2027-01-01')).toBe(true);
  expect(isBefore('2027-01-01', '2027-01-01')).toBe(false);
  expect(isAfter('2027-01-02', '2027-01-01')).toBe(true);
  expect(isAfter('2027-01-01', '2027-01-01')).toBe(false);
});

it('throws when it computes with an invalid date', () => {
  expect(() => addDays('soon', 1)).toThrow(RangeError);
});

it('stays within years of four digits, so that the vendor’s 9999-12-31 for never works like other dates', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addMonths('9999-06-30', 36)).toBe('9999-12-31');
  expect(subMonths('0000-01-15', 1)).toBe('0000-01-01');
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  expect(addDays('9999-05-01', 1)).toBe('9999-05-02');
  expect(addDays('0000-05-01', 1)).toBe('0000-05-02');
});
