import type { CalendarDate } from '../calendar/calendar-date';
import { type Cents, sumCents } from '../money/cents';
import { compareSaleTerms, saleTermName } from '../terms/sale-term';
import { compareNames } from '../text/compare-names';
import { searchable } from '../text/searchable';
import type { MergedSale } from './merge-sales';

export interface SaleFilter {
  /** Part of the order number, product or term, ignoring case. */
  search: string | null;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

export function findSales(sales: readonly MergedSale[], { search, from, to }: SaleFilter): MergedSale[] {
  const wanted = searchable(search?.trim() ?? '');
  return sales.filter(
    (sale) =>
      (from === null || sale.purchasedDate >= from) &&
      (to === null || sale.purchasedDate <= to) &&
      (wanted === '' || textsOf(sale).some((text) => searchable(text).includes(wanted))),
  );
}

export function totalOfSales(sales: readonly MergedSale[]): Cents {
  return sumCents(sales.map(({ amount }) => amount));
}

function textsOf({ purchaseId, products, term }: MergedSale): string[] {
  return [purchaseId, saleTermName(term), ...products.map(({ text }) => text)];
}

export interface SaleOrder {
  field: 'PURCHASED_DATE' | 'AMOUNT' | 'PRODUCT' | 'TERM';
  direction: 'ASC' | 'DESC';
}

type Compare = (a: MergedSale, b: MergedSale) => number;

const COMPARE: Record<SaleOrder['field'], Compare> = {
  PURCHASED_DATE: (a, b) => compareTexts(a.purchasedDate, b.purchasedDate),
  AMOUNT: (a, b) => a.amount - b.amount,
  PRODUCT: (a, b) => compareNames(a.products[0]?.name ?? '', b.products[0]?.name ?? ''),
  TERM: (a, b) => compareSaleTerms(a.term, b.term),
};

/** Sorts sales; ties keep their order, newest first, in both directions (SALES-09). */
export function orderSales(sales: readonly MergedSale[], { field, direction }: SaleOrder): MergedSale[] {
  const sign = direction === 'ASC' ? 1 : -1;
  return [...sales].sort((a, b) => sign * COMPARE[field](a, b));
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
