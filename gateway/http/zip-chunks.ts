import { Zip, ZipPassThrough } from 'fflate';
import type { CalendarDate } from '#domain/calendar/calendar-date';

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly date: CalendarDate;
}

/** The format has 32-bit sizes; a larger file would look complete but be broken. */
const MOST_BYTES = 2 ** 31;

/** Streams a ZIP file, whose directory comes last: no program opens it if a source failed. PDFs stay uncompressed. */
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

// Noon in local time, as the format stores it; it has no other years.
function toFileTime(date: CalendarDate): Date | null {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return year >= 1980 && year < 2100 ? new Date(year, month - 1, day, 12) : null;
}
