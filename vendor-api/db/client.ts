import type { OpenDatabase } from './database';
import { openFolder } from './open-folder';
import { openServer } from './open-server';

/** Where the data lives: on a PostgreSQL server when an address is given, else in a folder of this machine. */
export interface DatabaseLocation {
  readonly DATABASE_URL?: string | undefined;
  /** After so long a silence a connection to the server is given up; absent, none is. */
  readonly DATABASE_TIMEOUT_MS?: number;
  /** Folder of the embedded database; `memory://` keeps it in memory, for tests. */
  readonly DATA_DIR: string;
}

/**
 * Opens the database. The caller closes it.
 * @throws DatabaseError when it cannot be used
 */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_TIMEOUT_MS, DATA_DIR } = location;
  return DATABASE_URL === undefined ? openFolder(DATA_DIR) : openServer(DATABASE_URL, DATABASE_TIMEOUT_MS);
}
