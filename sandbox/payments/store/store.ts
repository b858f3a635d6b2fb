import type { Journal } from './journal';
import { type Change, commitLine } from './records';

type Row<Table> = NonNullable<Extract<Change, { readonly table: Table }>['value']>;

type Tables = { readonly [Table in Change['table']]: ReadonlyMap<string, Row<Table>> };

export interface Store extends Tables {
  /** Writes all changes or none: to the journal first, then to memory. */
  commit(changes: readonly Change[]): void;
  close(): void;
}

export function openStore(journal: Journal): Store {
  const tables = {
    nonces: new Map<string, Row<'nonces'>>(),
    cards: new Map<string, Row<'cards'>>(),
    customers: new Map<string, Row<'customers'>>(),
    transactions: new Map<string, Row<'transactions'>>(),
  };
  const apply = ({ table, id, value }: Change) => {
    const rows: Map<string, unknown> = tables[table];
    if (value === null) rows.delete(id);
    else rows.set(id, value);
  };
  for (const [index, line] of journal.lines.entries()) {
    for (const change of readLine(line, index + 1)) apply(change);
  }
  return {
    ...tables,
    commit(changes) {
      journal.append(JSON.stringify(changes));
      for (const change of changes) apply(change);
    },
    close: () => journal.close(),
  };
}

function readLine(line: string, number: number): Change[] {
  try {
    return commitLine.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`payments journal: line ${number} cannot be read`, { cause });
  }
}
