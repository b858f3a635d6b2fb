import type { CalendarDate } from '../calendar/calendar-date';
import { findSales } from './find-sales';
import { type MergedSale, mergeSales, type SaleRecord } from './merge-sales';

export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** Limit per file, because the vendor renders each receipt anew while the customer waits. */
export const MOST_RECEIPTS = 500;

export function archivedSales(records: readonly SaleRecord[], period: Period): MergedSale[] {
  return findSales(mergeSales(records), { search: null, ...period });
}

export function fitsArchive(count: number): boolean {
  return count > 0 && count <= MOST_RECEIPTS;
}

export function archiveFileName({ from, to }: Period): string {
  return `Axure Receipts ${from} to ${to}.zip`;
}

export function csvFileName({ from, to }: Period): string {
  return `Receipts ${from} to ${to}.csv`;
}

/** Characters with a meaning in file systems and archives, such as the slash of `../`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
const NOT_IN_NAMES = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

/** `Axure Receipt {purchaseId}.pdf` (CONST-33), a safe file name for any id. */
export function receiptFileName(purchaseId: string): string {
  return `Axure Receipt ${purchaseId.replace(NOT_IN_NAMES, '_')}.pdf`;
}
