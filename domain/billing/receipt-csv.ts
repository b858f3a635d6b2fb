import { stringify } from 'csv-stringify/sync';
import { type Cents, toDecimalString } from '../money/cents';
import { saleTermName } from '../terms/sale-term';
import { totalOfSales } from './find-sales';
import type { MergedSale } from './merge-sales';

/** Where a cell could begin, before what makes it a formula: also behind blanks, which some readers drop. */
const FORMULA = /(^|;)(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|\t)/g;

const COLUMNS = ['Order Number', 'Date', 'Products', 'Billing Term', 'Amount USD'];

/**
 * A table of sales with their sum, as spreadsheets read it: UTF-8 with a byte order mark, CRLF, amounts as plain
 * decimals. Texts that a spreadsheet would take for a formula are marked as texts, wherever one could begin a cell:
 * where `;` separates, each product of a purchase does.
 */
export function receiptCsv(sales: readonly MergedSale[]): string {
  const rows = sales.map(rowOf);
  return stringify([COLUMNS, ...rows, ['Total', '', '', '', totalOfSales(sales)]], {
    bom: true,
    record_delimiter: 'windows',
    // Cents, and the only numbers there are: being numbers, negative ones are not taken for formulas.
    cast: { number: toDecimalString },
  });
}

function rowOf({ purchaseId, purchasedDate, products, term, amount }: MergedSale): (string | Cents)[] {
  const names = products.map(({ text }) => plainText(text)).join('; ');
  return [plainText(purchaseId), purchasedDate, names, saleTermName(term), amount];
}

/** A text of one line that no spreadsheet calculates. */
function plainText(text: string): string {
  return text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, ' ').replace(FORMULA, "$1'");
}
