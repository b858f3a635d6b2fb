import { groupBy } from '../group-by';
import { type Cents, sumCents } from '../money/cents';
import type { MergedSale } from './merge-sales';

export interface ProductSpending {
  name: string;
  total: Cents;
  months: Cents[];
}

export interface YearSpending {
  year: number;
  saleCount: number;
  total: Cents;
  months: Cents[];
  /** Highest total first; their months add up to the year's months. */
  products: ProductSpending[];
}

const MONTHS = 12;

/** Returns the years with sales, newest first; the months of a year add up to its total. */
export function spendingByYear(sales: readonly MergedSale[]): YearSpending[] {
  const byYear = groupBy(sales, ({ purchasedDate }) => Number(purchasedDate.slice(0, 4)));
  return [...byYear].map(([year, ofYear]) => spendingOf(year, ofYear)).sort((a, b) => b.year - a.year);
}

function spendingOf(year: number, sales: readonly MergedSale[]): YearSpending {
  const byProduct = new Map<string, Cents[]>();
  const months = noMonths();
  for (const sale of sales) {
    const month = Number(sale.purchasedDate.slice(5, 7)) - 1;
    addTo(months, month, sale.amount);
    // All of a purchase counts in the month of its date, even if its records have other dates (D-30).
    for (const { name, amount } of sale.products) {
      const ofProduct = byProduct.get(name) ?? noMonths();
      addTo(ofProduct, month, amount);
      byProduct.set(name, ofProduct);
    }
  }
  const products = [...byProduct].map(([name, ofProduct]) => ({
    name,
    total: sumCents(ofProduct),
    months: ofProduct,
  }));
  return {
    year,
    saleCount: sales.length,
    months,
    total: sumCents(months),
    products: products.sort(mostFirst),
  };
}

function noMonths(): Cents[] {
  return new Array<Cents>(MONTHS).fill(0);
}

function addTo(months: Cents[], month: number, amount: Cents): void {
  months[month] = sumCents([months[month] ?? 0, amount]);
}

function mostFirst(a: ProductSpending, b: ProductSpending): number {
  if (a.total !== b.total) return b.total - a.total;
  return a.name < b.name ? -1 : 1;
}
