import { type Cents, sumCents } from '../money/cents';
import type { ChartedAmounts } from './largest-parts';
import { daysOf, type Period } from './period';

interface SpentYear {
  readonly year: number;
  readonly months: readonly Cents[];
  readonly products: readonly { readonly name: string; readonly months: readonly Cents[] }[];
}

export interface SpendingColumn {
  readonly year: number;
  /** Month or quarter of the year, from 0; always 0 for a whole year. */
  readonly index: number;
}

export type ColumnUnit = 'month' | 'quarter' | 'year';

export interface SpendingColumns {
  readonly unit: ColumnUnit;
  readonly columns: readonly SpendingColumn[];
  readonly amounts: readonly Cents[];
  readonly total: Cents;
  readonly products: readonly ChartedAmounts[];
}

const MOST_QUARTERS = 12;
const MONTHS_OF: Record<ColumnUnit, number> = { month: 1, quarter: 3, year: 12 };

/** Sums spending by month for one year, by quarter for up to three, else by year; null without sales to show. */
export function spendingColumns(spent: readonly SpentYear[], period: Period): SpendingColumns | null {
  const years = touchedYears(spent, period);
  if (years.length === 0) return null;
  const unit = unitFor(years.length);
  const perYear = 12 / MONTHS_OF[unit];
  const columns = years.flatMap((year) => Array.from({ length: perYear }, (_, index) => ({ year, index })));
  const byYear = new Map(spent.map((each) => [each.year, each]));
  const sumsOf = (monthsOf: (of: SpentYear) => readonly Cents[] | undefined): Cents[] =>
    columns.map(({ year, index }) => {
      const found = byYear.get(year);
      const months = (found && monthsOf(found)) ?? [];
      return sumCents(months.slice(index * MONTHS_OF[unit], (index + 1) * MONTHS_OF[unit]));
    });
  const amounts = sumsOf(({ months }) => months);
  const names = new Set(years.flatMap((year) => byYear.get(year)?.products.map(({ name }) => name) ?? []));
  const products = [...names].map((name) => {
    const ofProduct = sumsOf(({ products }) => products.find((each) => each.name === name)?.months);
    return { name, total: sumCents(ofProduct), amounts: ofProduct };
  });
  return {
    unit,
    columns,
    amounts,
    total: sumCents(amounts),
    products: products.toSorted((a, b) => b.total - a.total),
  };
}

function touchedYears(spent: readonly SpentYear[], period: Period): number[] {
  const known = spent.map(({ year }) => year);
  if (known.length === 0) return [];
  const { from, to } = daysOf(period);
  const first = from === null ? Math.min(...known) : Number(from.slice(0, 4));
  const last = to === null ? Math.max(...known) : Number(to.slice(0, 4));
  const within = known.filter((year) => year >= first && year <= last);
  // A single year is shown even when empty, a longer period from its first to its last year with sales.
  if (first === last) return [first];
  if (within.length === 0) return [];
  const [oldest, newest] = [Math.min(...within), Math.max(...within)];
  return Array.from({ length: newest - oldest + 1 }, (_, index) => oldest + index);
}

function unitFor(years: number): ColumnUnit {
  if (years === 1) return 'month';
  return years * 4 <= MOST_QUARTERS ? 'quarter' : 'year';
}
