import type { CalendarDate } from '../calendar/calendar-date';
import { groupBy } from '../group-by';
import { type Cents, sumCents } from '../money/cents';
import type { SaleTerm } from '../terms/sale-term';
import { countText } from '../text/counts';

export interface SaleRecord {
  saleId: string;
  purchaseId: string;
  productName: string;
  term: SaleTerm;
  purchasedDate: CalendarDate;
  amount: Cents;
  quantity: number;
}

export interface SaleProduct {
  name: string;
  quantity: number;
  text: string;
  amount: Cents;
}

/** Purchase with the term, sale id and date of its first record; the amount is the sum (D-30). */
export interface MergedSale {
  purchaseId: string;
  saleId: string;
  term: SaleTerm;
  purchasedDate: CalendarDate;
  products: SaleProduct[];
  amount: Cents;
}

/** Merges records of one purchase (SALES-08), newest first; equal dates keep the vendor's order (SALES-09). */
export function mergeSales(records: readonly SaleRecord[]): MergedSale[] {
  const byPurchase = groupBy(records, ({ purchaseId }) => purchaseId);
  return [...byPurchase.values()].map(mergeRecords).sort(newestFirst);
}

function mergeRecords(records: readonly [SaleRecord, ...SaleRecord[]]): MergedSale {
  const [{ purchaseId, saleId, term, purchasedDate }] = records;
  return {
    purchaseId,
    saleId,
    term,
    purchasedDate,
    products: records.map(({ productName: name, quantity, amount }) => ({
      name,
      quantity,
      text: `${name} (${countText(quantity)})`,
      amount,
    })),
    amount: sumCents(records.map((record) => record.amount)),
  };
}

function newestFirst(a: MergedSale, b: MergedSale): number {
  if (a.purchasedDate === b.purchasedDate) return 0;
  return a.purchasedDate > b.purchasedDate ? -1 : 1;
}
