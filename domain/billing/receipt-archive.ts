import type { CalendarDate } from '../calendar/calendar-date';
import { findSales } from './find-sales';
import { type MergedSale, mergeSales, type SaleRecord } from './merge-sales';

export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** Each receipt is drawn anew by the vendor, so a file holds no more than can be had while somebody waits. */
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

/** What file systems and archives give a meaning of their own, `../` among it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
const NOT_IN_NAMES = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

/** `Axure Receipt {purchaseId}.pdf` (CONST-33), safe as a file's name whatever the id. */
export function receiptFileName(purchaseId: string): string {
  return `Axure Receipt ${purchaseId.replace(NOT_IN_NAMES, '_')}.pdf`;
}
