import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

type Query = (statement: unknown, values?: unknown, ...more: unknown[]) => unknown;

/** A server keeps prepared statements while a connection is open, so their number and length are bounded. */
const MOST = 300;
const LONGEST = 4_000;

/** Names repeated statements, so that the server parses and plans them once per connection. */
export function nameStatements(pool: Pool): void {
  const names = new Map<string, string | null>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known) return known;
    // A statement that runs once is not worth preparing.
    if (known === undefined && names.size < MOST) names.set(text, null);
    if (known !== null) return undefined;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  pool.on('connect', (client) => {
    const asking = client as unknown as { query: Query };
    const query = asking.query.bind(client) as Query;
    asking.query = (statement, values, ...more) => {
      if (!isStatement(statement) || !Array.isArray(values) || values.length === 0)
        return query(statement, values, ...more);
      return query({ ...statement, name: nameOf(statement.text) }, values, ...more);
    };
  });
}

// Statements without values go by the shorter simple protocol, which has no names.
function isStatement(statement: unknown): statement is Statement {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    typeof statement.text === 'string' &&
    statement.text.length <= LONGEST &&
    !('name' in statement && statement.name)
  );
}
