import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { Database, OpenDatabase } from './database';
import { codeOf, DatabaseError, damageError, isDeadlock, isOutage } from './errors';
import { MIGRATIONS_FOLDER, refuseForeign } from './migrations';
import { nameStatements } from './named-statements';

/** An arbitrary number, the same in every copy of the service. */
const MIGRATION_LOCK = 7_140_001;
const CONNECT_MS = 5_000;

/** Timeout for getting a connection, new or pooled; longer if answers may take long, as on a busy machine. */
const connectMs = (silenceMs = CONNECT_MS) => Math.max(Math.min(CONNECT_MS, silenceMs), silenceMs / 6);

/** Closes connections silent for `silenceMs`. @throws DatabaseError without the password of the URL */
export async function openServer(
  connectionString: string,
  silenceMs: number | undefined,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: connectMs(silenceMs),
    idleTimeoutMillis: 30_000,
    // After a failover the host name resolves to another server.
    maxLifetimeSeconds: 60,
    keepAlive: true,
    // Releases the locks of a copy of the service that has crashed.
    idle_in_transaction_session_timeout: 60_000,
    stream: () => socketWithTimeout(silenceMs),
  });
  // The pool replaces broken connections; without listeners, their errors would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  nameStatements(pool);
  await pool.query('select 1').catch((cause: unknown) => refuse(connectionString, cause));
  return {
    db: databaseOf(pool),
    migrate: () => migrateOnce(connectionString),
    checkRoom: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

const TRIES = 3;

// Drizzle leaks the connection of a transaction that could not begin.
function databaseOf(pool: Pool): Database {
  const db = drizzle(pool);
  const once: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isOutage(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  // Rows are locked in one order, but a foreign key also locks the row that it refers to, out of that order.
  db.transaction = async (work, config) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(work, config);
      } catch (error) {
        if (!isDeadlock(error) || tries === TRIES) throw error;
      }
    }
  };
  return db;
}

// A server without network sends nothing, and the operating system would wait for a quarter of an hour.
function socketWithTimeout(silenceMs = 0): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error('Connection terminated: the database is silent')),
  );
  return socket;
}

function refuse(connectionString: string, cause: unknown): never {
  const { host, pathname } = new URL(connectionString);
  throw new DatabaseError(
    `The PostgreSQL server of DATABASE_URL (${host}${pathname}) cannot be used: ${wordsOf(cause)}. Check the address, or unset DATABASE_URL to use the embedded database.`,
    { cause },
  );
}

// Messages of the server or the system name users, databases and hosts, never the password.
function wordsOf(cause: unknown): string {
  const words = reasonOf(cause) || 'no answer';
  const code = cause instanceof Error ? codeOf(cause) : '';
  return code === '' || words.includes(code) ? words : `${words} (${code})`;
}

// Uses its own connection, because waiting for another copy's migration may exceed the query timeout.
async function migrateOnce(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseForeign(drizzle(client));
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause;
    throw (
      damageError(cause) ??
      new DatabaseError(`The tables could not be brought up to date: ${reasonOf(cause)}`, { cause })
    );
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

function reasonOf(cause: unknown): string {
  const root = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return root instanceof Error ? (root.message.split('\n')[0] ?? '') : 'unknown';
}
