import { Zip, ZipPassThrough } from 'fflate';
import type { CalendarDate } from '#domain/calendar/calendar-date';

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly date: CalendarDate;
}

/** The format counts bytes in 32 bits, and what goes past them would look whole. */
const MOST_BYTES = 2 ** 31;

/** Its directory comes last: a source that fails leaves nothing that a program would open. PDFs are stored as they are. */
export async function* zipChunks(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    size += chunk.byteLength;
    chunks.push(chunk);
  });
  for await (const { name, bytes, date } of files) {
    const file = new ZipPassThrough(name);
    const mtime = toFileTime(date);
    if (mtime) file.mtime = mtime;
    zip.add(file);
    file.push(bytes, true);
    if (size > MOST_BYTES) throw new Error('The receipts are too large for one ZIP file.');
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

// Noon by the local clock, which is the one that the format writes down; it knows no other years.
function toFileTime(date: CalendarDate): Date | null {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return year >= 1980 && year < 2100 ? new Date(year, month - 1, day, 12) : null;
}
