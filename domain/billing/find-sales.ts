import type { CalendarDate } from '../calendar/calendar-date';
import { type Cents, sumCents } from '../money/cents';
import { saleTermName } from '../terms/sale-term';
import type { MergedSale } from './merge-sales';

/** What a list of sales is narrowed down to; null does not narrow. */
export interface SaleFilter {
  /** Part of order number, product or term, in any case. */
  search: string | null;
  /** First day, inclusive. */
  from: CalendarDate | null;
  /** Last day, inclusive. */
  to: CalendarDate | null;
}

/** The sales that match, in the order in which they came. */
export function findSales(sales: readonly MergedSale[], { search, from, to }: SaleFilter): MergedSale[] {
  const wanted = search?.trim().toLowerCase() ?? '';
  return sales.filter(
    (sale) =>
      (from === null || sale.purchasedDate >= from) &&
      (to === null || sale.purchasedDate <= to) &&
      (wanted === '' || textsOf(sale).some((text) => text.toLowerCase().includes(wanted))),
  );
}

/** What was paid for all of them. */
export function totalOfSales(sales: readonly MergedSale[]): Cents {
  return sumCents(sales.map(({ amount }) => amount));
}

function textsOf({ purchaseId, products, term }: MergedSale): string[] {
  return [purchaseId, saleTermName(term), ...products.map(({ text }) => text)];
}
