import { compareSaleTerms } from '../terms/sale-term';
import type { MergedSale } from './merge-sales';

export interface SaleOrder {
  field: 'PURCHASED_DATE' | 'AMOUNT' | 'PRODUCT' | 'TERM';
  direction: 'ASC' | 'DESC';
}

type Compare = (a: MergedSale, b: MergedSale) => number;

const names = new Intl.Collator('en', { numeric: true });

const COMPARE: Record<SaleOrder['field'], Compare> = {
  PURCHASED_DATE: (a, b) => compareTexts(a.purchasedDate, b.purchasedDate),
  AMOUNT: (a, b) => a.amount - b.amount,
  PRODUCT: (a, b) => names.compare(a.products[0]?.name ?? '', b.products[0]?.name ?? ''),
  TERM: (a, b) => compareSaleTerms(a.term, b.term),
};

/** Orders sales that came newest first; equal ones stay newest first, whichever the direction (SALES-09). */
export function orderSales(sales: readonly MergedSale[], { field, direction }: SaleOrder): MergedSale[] {
  const sign = direction === 'ASC' ? 1 : -1;
  return [...sales].sort((a, b) => sign * COMPARE[field](a, b));
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
