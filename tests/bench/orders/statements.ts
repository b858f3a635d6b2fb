import type { Client, Pool, PoolClient } from 'pg';

export interface Statement {
  readonly query: unknown;
  readonly values: unknown;
  /** Ids that the server generated, which later statements refer to. */
  made: readonly unknown[];
}

interface Answer {
  readonly command: string;
  readonly rows: readonly object[];
}
type Query = (query: unknown, values?: unknown, ...more: unknown[]) => unknown;
type Asking = { query: Query };

const textOf = ({ query }: Statement): string =>
  (typeof query === 'string' ? query : (query as { text: string }).text).trim().toLowerCase();

const madeBy = ({ command, rows }: Answer): unknown[] =>
  command === 'INSERT' ? rows.flatMap((row) => Object.values(row)) : [];

/** Records every statement of a pool; the returned function takes those since its last call. */
export function recordStatements(pool: Pool): () => Statement[] {
  let noted: Statement[] = [];
  pool.on('connect', (client: Client | PoolClient) => {
    const asking = client as unknown as Asking;
    const ask = asking.query.bind(client) as Query;
    asking.query = (query, values, ...more) => {
      const statement: Statement = { query, values, made: [] };
      noted.push(statement);
      const answer = ask(query, values, ...more);
      if (answer instanceof Promise)
        return answer.then((result: Answer) => {
          statement.made = madeBy(result);
          return result;
        });
      return answer;
    };
  });
  return () => {
    const taken = noted;
    noted = [];
    return taken;
  };
}

/** Sends the statements of one order in sequence, a transaction on a connection of its own. */
export async function replay(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const renamed = new Map<unknown, unknown>();
  let client: PoolClient | null = null;
  for (const statement of statements) {
    const text = textOf(statement);
    if (text.startsWith('begin')) client = await pool.connect();
    const asking = (client ?? pool) as unknown as Asking;
    const answer = await asking.query(statement.query, withNames(statement.values, renamed));
    const made = madeBy(answer as Answer);
    for (const [index, old] of statement.made.entries()) renamed.set(old, made[index]);
    if (client !== null && /^(?:commit|rollback)$/.test(text)) {
      client.release();
      client = null;
    }
  }
}

// Generated ids differ in every run.
function withNames(values: unknown, renamed: ReadonlyMap<unknown, unknown>): unknown {
  if (Array.isArray(values)) return values.map((value: unknown) => withNames(value, renamed));
  return renamed.get(values) ?? values;
}

/** Processes all items, `atOnce` in parallel; resolves to the time in milliseconds. */
export async function timeAll<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const waiting = items.values();
  const started = performance.now();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return performance.now() - started;
}
