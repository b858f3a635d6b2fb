import { parseMoney } from '#domain/money/cents';
import { type Chart, chartParts, monthColumn } from '../chart/chart-parts';
import type { UpcomingCharges_ForecastFragment } from './upcoming-charges.generated';

/** The charges to come by month and group. */
export function forecastChart({ months, totals, total, groups }: UpcomingCharges_ForecastFragment): Chart {
  const names = groups.map(({ name }) => name);
  const rows = groups.map((group) => ({
    name: group.name,
    total: centsOf(group.total),
    amounts: group.months.map(centsOf),
  }));
  return {
    title: 'To be charged by month',
    unit: 'Month',
    columns: months.map((first) => monthColumn(Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1)),
    amounts: totals.map(centsOf),
    parts: chartParts(rows, names),
    whole: 'the next 12 months',
    total: centsOf(total),
  };
}

const centsOf = (amount: string) => parseMoney(amount) ?? 0;
