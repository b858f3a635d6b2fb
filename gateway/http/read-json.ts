import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT } from '../graphql/limits';

/** Error for a body that is not JSON, in the form of Express's parsers. */
class UnreadableBody extends Error {
  readonly status = 400;
}

const PLAIN_JSON = /^application\/json(?:; ?charset=utf-8)?$/i;

/** Checks for uncompressed JSON of a known length, which `readJson` can read. */
export function isPlainJson({ headers }: IncomingMessage): boolean {
  return (
    PLAIN_JSON.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length']) <= BODY_LIMIT
  );
}

const utf8 = new TextDecoder();

/**
 * Reads the body of a request for which `isPlainJson` holds.
 * @throws an error of status 400 for anything but an object or list
 */
export async function readJson(request: IncomingMessage): Promise<object> {
  const bytes = await new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
  });
  const value = parsed(utf8.decode(bytes));
  if (typeof value !== 'object' || value === null) throw new UnreadableBody();
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
