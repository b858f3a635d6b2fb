import type { Period } from '#domain/billing/period';
import { type SpendingColumn, type SpendingColumns, spendingColumns } from '#domain/billing/spending-columns';
import { addDays, addMonths } from '#domain/calendar/calendar-date';
import { parseMoney } from '#domain/money/cents';
import type { Part } from '../../../app/graphql/use-part';
import { AmountChart, ChartSkeleton } from '../chart/amount-chart';
import { type Chart, type ChartColumn, chartParts, monthColumn } from '../chart/chart-parts';
import type { SpendingChart_YearFragment } from './spending-chart.generated';

interface SpendingProps {
  spending: Part<readonly SpendingChart_YearFragment[]>;
  period: Period;
  onPeriod: (period: Period) => void;
}

export function Spending({ spending, period, onPeriod }: SpendingProps) {
  if (spending.isLoading) return <ChartSkeleton label="Loading what was spent" />;
  const shown = chartOf(spending.value ?? [], period);
  if (shown === null) return null;
  const { unit, columns, chart } = shown;
  const chosen = columns.findIndex(
    ({ year, index }) => period.kind === 'month' && period.year === year && period.month === index,
  );
  const choose = (index: number) => {
    const column = columns[index];
    if (column === undefined) return;
    // Pressing the chosen month again selects its year.
    onPeriod(index === chosen ? { kind: 'year', year: column.year } : periodOf(unit, column));
  };
  return <AmountChart chart={chart} chosen={chosen === -1 ? null : chosen} onChoose={choose} />;
}

function chartOf(years: readonly SpendingChart_YearFragment[], period: Period) {
  const shown = spendingColumns(years.map(toCents), period);
  if (shown === null) return null;
  const { unit, columns, amounts, total, products } = shown;
  const whole = yearsText(columns);
  const known = years.flatMap((year) => year.products.map(({ name }) => name));
  const chart: Chart = {
    title: `Spent by ${unit} in ${whole}`,
    unit: UNITS[unit],
    columns: columns.map(COLUMN_TEXTS[unit]),
    amounts,
    start: amounts.findLastIndex((amount) => amount !== 0),
    parts: chartParts(products, known),
    whole,
    total,
  };
  return { ...shown, chart };
}

const UNITS = { month: 'Month', quarter: 'Quarter', year: 'Year' } as const;

const COLUMN_TEXTS: Record<SpendingColumns['unit'], (column: SpendingColumn) => ChartColumn> = {
  month: ({ year, index }) => monthColumn(year, index),
  // The year is the label of its first quarter.
  quarter: ({ year, index }) => ({
    name: `Q${index + 1} ${year}`,
    label: index === 0 ? String(year) : `Q${index + 1}`,
  }),
  year: ({ year }) => ({ name: String(year), label: String(year) }),
};

function periodOf(unit: SpendingColumns['unit'], { year, index }: SpendingColumn): Period {
  if (unit === 'year') return { kind: 'year', year };
  if (unit === 'month') return { kind: 'month', year, month: index };
  const from = addMonths(`${year}-01-01`, index * 3);
  return { kind: 'days', from, to: addDays(addMonths(from, 3), -1) };
}

function yearsText(columns: readonly SpendingColumn[]): string {
  const [first, last] = [columns[0]?.year, columns.at(-1)?.year];
  return first === last ? String(first) : `${first} to ${last}`;
}

function toCents({ year, months, products }: SpendingChart_YearFragment) {
  const cents = (amounts: readonly string[]) => amounts.map((amount) => parseMoney(amount) ?? 0);
  return {
    year,
    months: cents(months),
    products: products.map((product) => ({ name: product.name, months: cents(product.months) })),
  };
}
