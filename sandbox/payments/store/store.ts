import type { Journal } from './journal';
import {
  type CardRecord,
  type Change,
  type CustomerRecord,
  commitLine,
  type NonceRecord,
  type TransactionRecord,
} from './records';

export interface Store {
  readonly nonces: ReadonlyMap<string, NonceRecord>;
  readonly cards: ReadonlyMap<string, CardRecord>;
  readonly customers: ReadonlyMap<string, CustomerRecord>;
  readonly transactions: ReadonlyMap<string, TransactionRecord>;
  /** Writes all changes or none: to the journal first, then to memory. */
  commit(changes: readonly Change[]): void;
  close(): void;
}

export function openStore(journal: Journal): Store {
  const nonces = new Map<string, NonceRecord>();
  const cards = new Map<string, CardRecord>();
  const customers = new Map<string, CustomerRecord>();
  const transactions = new Map<string, TransactionRecord>();

  const put = <T>(table: Map<string, T>, id: string, value: T | null) => {
    if (value === null) table.delete(id);
    else table.set(id, value);
  };
  const apply = (change: Change) => {
    switch (change.table) {
      case 'nonces':
        return put(nonces, change.id, change.value);
      case 'cards':
        return put(cards, change.id, change.value);
      case 'customers':
        return put(customers, change.id, change.value);
      case 'transactions':
        return put(transactions, change.id, change.value);
    }
  };

  for (const [index, line] of journal.lines.entries()) {
    for (const change of readLine(line, index + 1)) apply(change);
  }
  return {
    nonces,
    cards,
    customers,
    transactions,
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
