import { saleTermName } from '../terms/sale-term';
import { type CsvCell, csvTable } from '../text/csv';
import { totalOfSales } from './find-sales';
import type { MergedSale } from './merge-sales';

const COLUMNS = ['Order Number', 'Date', 'Products', 'Billing Term', 'Amount USD'];

export function receiptCsv(sales: readonly MergedSale[]): string {
  return csvTable([COLUMNS, ...sales.map(rowOf), ['Total', '', '', '', totalOfSales(sales)]]);
}

function rowOf({ purchaseId, purchasedDate, products, term, amount }: MergedSale): CsvCell[] {
  return [purchaseId, purchasedDate, products.map(({ text }) => text), saleTermName(term), amount];
}
