import { type Cents, sumCents } from '../money/cents';
import type { MergedSale } from './merge-sales';

/** What was paid in one calendar year. */
export interface YearSpending {
  year: number;
  total: Cents;
  /** January to December. */
  months: Cents[];
}

const MONTHS = 12;

/** The years with a sale, newest first; a year's months add up to its total. */
export function spendingByYear(sales: readonly MergedSale[]): YearSpending[] {
  const byYear = new Map<number, Cents[]>();
  for (const { purchasedDate, amount } of sales) {
    const year = Number(purchasedDate.slice(0, 4));
    const month = Number(purchasedDate.slice(5, 7)) - 1;
    const months = byYear.get(year) ?? new Array<Cents>(MONTHS).fill(0);
    months[month] = sumCents([months[month] ?? 0, amount]);
    byYear.set(year, months);
  }
  return [...byYear]
    .map(([year, months]) => ({ year, months, total: sumCents(months) }))
    .sort((a, b) => b.year - a.year);
}
