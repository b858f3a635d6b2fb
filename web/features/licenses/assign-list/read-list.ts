import Papa from 'papaparse';
import { MOST_LISTED } from '#domain/licenses/plan/assignment-plan';
import { asColumns } from '#domain/licenses/plan/people-list';
import { message } from '#domain/messages/catalogue';

export type ListRead =
  | { readonly ok: true; readonly table: string[][] }
  | { readonly ok: false; readonly message: string };

const MOST_BYTES = 5_000_000;
const MOST_COLUMNS = 100;
/** Many lines may be empty: programs save tables with all the lines they display. */
const MOST_LINES = 200_000;

const refused = (text: string): ListRead => ({ ok: false, message: text });

/** Reads UTF-8, or UTF-16 as spreadsheets save it; other encodings are not guessed. */
export async function readFile(file: Blob): Promise<ListRead> {
  if (file.size > MOST_BYTES) return refused(message.listTooLarge);
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return text === null ? refused(message.listNotText) : readText(text);
}

export function readText(text: string): ListRead {
  if (text.length > MOST_BYTES) return refused(message.listTooLarge);
  if (text.includes('\0')) return refused(message.listNotText);
  const { data, meta } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: true,
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: MOST_LINES,
  });
  if (data.some((row) => row.length > MOST_COLUMNS)) return refused(message.listTooWide);
  const table = asColumns(data.filter((row) => row.some((cell) => cell.trim() !== '')));
  // One more than the limit, for the header.
  if (meta.truncated || table.length > MOST_LISTED + 1) return refused(message.planTooMany);
  return table.length === 0 ? refused(message.planEmpty) : { ok: true, table };
}

function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
