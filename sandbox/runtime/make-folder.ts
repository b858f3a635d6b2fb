import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** With those above it. With `recursive`, Node tells of a disk that refuses as if the folder above were missing. */
export function makeFolder(folder: string): void {
  const above = path.dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  if (!existsSync(folder)) mkdirSync(folder);
}
