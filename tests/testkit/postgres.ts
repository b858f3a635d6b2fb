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

/** Whether a PostgreSQL server of this machine lets the tests in. */
export async function hasPostgres(): Promise<boolean> {
  return withServer(async () => true).catch(() => false);
}

/** Has the server do something, whatever database it is about. */
export async function onServer(statement: string): Promise<void> {
  await withServer((client) => client.query(statement));
}

/** A database of its own, gone after `drop`: empty, or a copy of another one that nobody is connected to. */
export async function createDatabase(original?: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const template = original === undefined ? '' : ` TEMPLATE ${new URL(original).pathname.slice(1)}`;
  await withServer(async (client) => {
    await client.query(`CREATE DATABASE ${name}${template}`);
    // The server outlives the tests: nothing is lost by waiting for no disk.
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit TO off`);
  });
  return {
    url: databaseUrl(name),
    drop: async () => {
      await withServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** Any number will do; every test process has to take the same one. */
const TEMPLATE_LOCK = 7_140_101;

/** The address of the database of this name, which `fill` has filled: now, or in an earlier run. */
export async function ensureDatabase(name: string, fill: (url: string) => Promise<void>): Promise<string> {
  await withServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    // Renamed when it is finished, so that a run that breaks off leaves none that is half filled.
    const { url } = await createDatabase();
    await fill(url);
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${name}`);
  });
  return databaseUrl(name);
}

/** The address of a database of the test server. */
export function databaseUrl(name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
