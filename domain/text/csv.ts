import { stringify } from 'csv-stringify/sync';
import { type Cents, toDecimalString } from '../money/cents';
import { plainCell } from './csv-cell';

/** Text, texts joined by semicolons, or an amount in cents. */
export type CsvCell = string | readonly string[] | Cents;

/** UTF-8 with byte order mark and CRLF; texts that look like formulas are marked, also after `;`. */
export function csvTable(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvRows(rows);
}

export function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  const safe = rows.map((row) => row.map(safeCell));
  // Cents are the only numbers; as numbers, negative ones are not taken for formulas.
  return stringify(safe, { record_delimiter: 'windows', cast: { number: toDecimalString } });
}

const BYTE_ORDER_MARK = '\ufeff';

function safeCell(cell: CsvCell): string | Cents {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' ? plainCell(cell) : cell.map(plainCell).join('; ');
}
