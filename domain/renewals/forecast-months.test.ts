import { expect, it } from 'vitest';
import type { ForecastCharge } from './forecast';
import { forecastMonths } from './forecast-months';

const charge = (groupId: string, date: string, total: number): ForecastCharge => ({
  groupId,
  date,
  total,
  isNext: false,
  lines: [],
});

it('adds charges up by calendar month and group, the dearest group first', () => {
  const charges = [
    charge('small', '2026-05-01', 10_00),
    charge('large', '2026-05-31', 20_00),
    charge('small', '2026-05-31', 5_00),
    charge('large', '2026-06-30', 30_00),
  ];
  expect(forecastMonths(charges, { today: '2026-04-11', until: '2026-06-30' })).toEqual({
    months: ['2026-04-01', '2026-05-01', '2026-06-01'],
    totals: [0, 35_00, 30_00],
    total: 65_00,
    groups: [
      { groupId: 'large', total: 50_00, months: [0, 20_00, 30_00] },
      { groupId: 'small', total: 15_00, months: [0, 15_00, 0] },
    ],
  });
});

it('leaves out what comes after the last day, also in its month', () => {
  const charges = [charge('a', '2026-06-01', 1_00), charge('a', '2026-06-02', 2_00)];
  expect(forecastMonths(charges, { today: '2026-06-01', until: '2026-06-01' })).toEqual({
    months: ['2026-06-01'],
    totals: [1_00],
    total: 1_00,
    groups: [{ groupId: 'a', total: 1_00, months: [1_00] }],
  });
});

it('has every month, also where nothing is charged', () => {
  expect(forecastMonths([], { today: '2026-12-31', until: '2027-02-01' })).toEqual({
    months: ['2026-12-01', '2027-01-01', '2027-02-01'],
    totals: [0, 0, 0],
    total: 0,
    groups: [],
  });
});
