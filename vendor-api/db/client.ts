import type { OpenDatabase } from './database';
import { openFolder } from './open-folder';
import { openServer } from './open-server';

export interface DatabaseLocation {
  readonly DATABASE_URL?: string | undefined;
  /** Closes a connection after this time without an answer. */
  readonly DATABASE_TIMEOUT_MS?: number;
  /** Folder of the embedded database; `memory://` for tests. */
  readonly DATA_DIR: string;
}

export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_TIMEOUT_MS, DATA_DIR } = location;
  return DATABASE_URL === undefined ? openFolder(DATA_DIR) : openServer(DATABASE_URL, DATABASE_TIMEOUT_MS);
}
