import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function withServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Checks whether the PostgreSQL test server accepts connections. */
export async function hasPostgres(): Promise<boolean> {
  return withServer(async () => true).catch(() => false);
}

/** Runs a statement on the server, outside of a specific database. */
export async function onServer(statement: string): Promise<void> {
  await withServer((client) => client.query(statement));
}

/** Creates a database, removed by `drop`: empty, or a copy of one without connections. */
export async function createDatabase(original?: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const template = original === undefined ? '' : ` TEMPLATE ${new URL(original).pathname.slice(1)}`;
  await withServer(async (client) => {
    await client.query(`CREATE DATABASE ${name}${template}`);
    // The server outlives the tests, so nothing is lost by not waiting for the disk.
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit TO off`);
  });
  return {
    url: databaseUrl(name),
    drop: async () => {
      await withServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** Arbitrary, but the same for all test processes. */
const TEMPLATE_LOCK = 7_140_101;

/** Returns the address of a database that `fill` has filled, now or in an earlier run. */
export async function ensureDatabase(name: string, fill: (url: string) => Promise<void>): Promise<string> {
  await withServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    // Renamed when complete, so that an aborted run leaves no half-filled one.
    const { url } = await createDatabase();
    await fill(url);
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${name}`);
  });
  return databaseUrl(name);
}

export function databaseUrl(name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
