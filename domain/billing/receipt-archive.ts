import type { CalendarDate } from '../calendar/calendar-date';
import { findSales } from './find-sales';
import { type MergedSale, mergeSales, type SaleRecord } from './merge-sales';

/** Days of an archive, both inclusive. */
export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** Each receipt is drawn anew by the vendor, so a file holds no more than can be had while somebody waits. */
export const MOST_RECEIPTS = 500;

/** The sales of the period, newest first. */
export function archivedSales(records: readonly SaleRecord[], period: Period): MergedSale[] {
  return findSales(mergeSales(records), { search: null, ...period });
}

/** Whether so many receipts make a file. */
export function fitsArchive(count: number): boolean {
  return count > 0 && count <= MOST_RECEIPTS;
}

/** `Axure Receipts {from} to {to}.zip`. */
export function archiveFileName({ from, to }: Period): string {
  return `Axure Receipts ${from} to ${to}.zip`;
}

/** `Receipts {from} to {to}.csv`, the table within. */
export function csvFileName({ from, to }: Period): string {
  return `Receipts ${from} to ${to}.csv`;
}
