import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Creates parents too. With `recursive`, Node reports a refused disk as if the parent were missing. */
export function makeFolder(folder: string): void {
  const above = path.dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  if (!existsSync(folder)) mkdirSync(folder);
}
