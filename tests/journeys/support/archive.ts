import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Download } from 'playwright/test';

export interface Archive {
  fileName: string;
  receipts: string[];
  /** Amounts of the table's rows, in cents. */
  amounts: number[];
  /** Total in the table's last row, in cents. */
  total: number;
}

/** Unpacks a saved archive: the receipts and their table. */
export async function readArchive(download: Download): Promise<Archive> {
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const names = Object.keys(files);
  const csv = names.find((name) => name.endsWith('.csv')) ?? '';
  const lines = strFromU8(files[csv] ?? new Uint8Array())
    .trim()
    .split('\r\n');
  const amounts = lines.slice(1).map((line) => cents(line.slice(line.lastIndexOf(',') + 1)));
  return {
    fileName: download.suggestedFilename(),
    receipts: names.filter((name) => name.endsWith('.pdf')),
    amounts: amounts.slice(0, -1),
    total: amounts.at(-1) ?? Number.NaN,
  };
}

/** Parses `$1,234.50` or `1234.50` to cents. */
export function cents(text: string): number {
  const [, sign = '', dollars = '', rest = ''] = /(-?)\$?([\d,]+)\.(\d\d)/.exec(text) ?? [];
  return Number(`${sign}${dollars.replaceAll(',', '')}${rest}`);
}
