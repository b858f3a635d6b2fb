import { appendFileSync, closeSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../runtime/make-folder';

export interface Journal {
  readonly lines: readonly string[];
  /** Appends a line before it returns, so that a killed process cannot lose an answered change. */
  append(line: string): void;
  close(): void;
}

export const memoryJournal = (): Journal => ({ lines: [], append: () => {}, close: () => {} });

/** Opens or creates an append-only file. Cuts off an unfinished last line, which was never answered. */
export function fileJournal(file: string): Journal {
  makeFolder(path.dirname(file));
  const fd = openSync(file, 'a+');
  const content = readFileSync(fd);
  let size = content.lastIndexOf('\n') + 1;
  if (size < content.length) ftruncateSync(fd, size);
  const text = content.subarray(0, size).toString('utf8');
  return {
    lines: text.split('\n').filter((line) => line !== ''),
    append(line) {
      const bytes = Buffer.from(`${line}\n`);
      try {
        appendFileSync(fd, bytes);
        size += bytes.length;
      } catch (error) {
        // A full disk may have taken half a line, which must not run into the next commit.
        ftruncateSync(fd, size);
        throw error;
      }
    },
    close: () => closeSync(fd),
  };
}
