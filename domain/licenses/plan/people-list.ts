import { unmarkedCell } from '../../text/csv-cell';
import { typedEmail } from '../../text/email';
import { hasInvisible } from '../../text/plain-text';
import type { ListedPerson } from './assignment-plan';

export const COLUMN_KINDS = ['email', 'seat', 'note', 'manager', 'ignored'] as const;

export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface ListReading {
  hasHeader: boolean;
  /** One for each column; each kind but `ignored` at most once. */
  kinds: ColumnKind[];
}

type Table = readonly (readonly string[])[];

const TITLES: Record<Exclude<ColumnKind, 'ignored'>, RegExp> = {
  seat: /^(seat|license)\s*-?_?id$/i,
  email: /mail|user|address|assigned|person/i,
  note: /^notes?$|comment/i,
  manager: /manager/i,
};
const SEAT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const FORMULA = /^\s*[=+]/;
const YES = /^(yes|y|true|x|1|✓)$/i;
const NO = /^(no|n|false|0|)$/i;

/** Turns a table of addresses only into one column, since addresses beside each other are rows too. */
export function asColumns(table: Table): string[][] {
  const cells = table.flat().filter((cell) => cell.trim() !== '');
  const isListOfAddresses = cells.length > 0 && cells.every((cell) => cell.includes('@'));
  return isListOfAddresses ? cells.map((cell) => [cell]) : table.map((row) => [...row]);
}

export function guessReading(table: Table): ListReading {
  const [first = [], ...rest] = table;
  const hasHeader = rest.length > 0 && !first.some(isNoTitle);
  const body = hasHeader ? rest : table;
  const width = Math.max(0, ...table.map((row) => row.length));
  const kinds: ColumnKind[] = Array.from({ length: width }, () => 'ignored');
  for (const kind of ['seat', 'email', 'note', 'manager'] as const) {
    const column = hasHeader ? titled(kind, first, body, kinds) : -1;
    const found = column >= 0 ? column : byContents(kind, body, kinds);
    if (found >= 0) kinds[found] = kind;
  }
  return { hasHeader, kinds };
}

/**
 * Detects addresses, seat ids, formulas and hidden characters, which no header has, so that their row is
 * reported. Titles may have several lines.
 */
function isNoTitle(cell: string): boolean {
  return (
    cell.includes('@') ||
    SEAT_ID.test(cell.trim()) ||
    FORMULA.test(cell) ||
    hasInvisible(cell.replace(/\s/g, ' '))
  );
}

function titled(
  kind: Exclude<ColumnKind, 'ignored'>,
  titles: readonly string[],
  body: Table,
  kinds: readonly ColumnKind[],
): number {
  const columns = [...titles.keys()].filter(
    (column) =>
      kinds[column] === 'ignored' &&
      TITLES[kind].test((titles[column] ?? '').trim()) &&
      couldBe(kind, body, column),
  );
  const hasAddress = (column: number) => body.some((row) => cellOf(row, column).includes('@'));
  // `User name` may come before `E-mail`.
  return (kind === 'email' ? columns.find(hasAddress) : undefined) ?? columns[0] ?? -1;
}

function couldBe(kind: ColumnKind, body: Table, column: number): boolean {
  if (kind !== 'manager') return true;
  return body.every((row) => YES.test(cellOf(row, column)) || NO.test(cellOf(row, column)));
}

/** Finds the column with the most addresses or seat ids; other kinds need a title. */
function byContents(kind: ColumnKind, body: Table, kinds: readonly ColumnKind[]): number {
  const is = { email: (cell: string) => cell.includes('@'), seat: (cell: string) => SEAT_ID.test(cell) };
  if (kind !== 'email' && kind !== 'seat') return -1;
  const counts = kinds.map((other, column) =>
    other === 'ignored' ? body.filter((row) => is[kind](cellOf(row, column))).length : 0,
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

export function toPeople(table: Table, { hasHeader, kinds }: ListReading): ListedPerson[] {
  const of = (row: readonly string[], kind: ColumnKind) => {
    const column = kinds.indexOf(kind);
    return column < 0 ? null : unmarkedCell(cellOf(row, column));
  };
  return table.slice(hasHeader ? 1 : 0).map((row) => {
    const email = of(row, 'email');
    return {
      email: email === null ? null : typedEmail(email),
      seatId: of(row, 'seat') || null,
      isManager: YES.test(of(row, 'manager') ?? ''),
      note: of(row, 'note'),
    };
  });
}

function cellOf(row: readonly string[], column: number): string {
  return (row[column] ?? '').trim();
}
