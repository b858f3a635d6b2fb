import { randomUUID } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';

/** Length of a piece in characters; V8 frees short texts soon but keeps those of 100 KB for long. */
const PIECE_LENGTH = 32_768;
const LEAST_PIECES = 4;
/** Distance within which the next item must begin; otherwise the list cannot be cut. */
const LONGEST_ITEM = 100_000;
const BETWEEN_ITEMS = '},{';
/** Random placeholder for the list in the rest of the body. */
const REST = randomUUID();

export interface TakesItems {
  take(items: readonly unknown[]): void;
}

/**
 * Parses a long JSON object and passes the items of its list `name` to `list`, which replaces it, so that
 * megabytes of text and items are never in memory at once. Null, without taking items, for other texts.
 * A piece ends where an item seems to end, and really does if the piece is valid JSON, since JSON is read
 * from left to right. If it is not, the whole rest is parsed at once.
 * @throws a SyntaxError for invalid JSON
 */
export function parseInPieces<List extends TakesItems>(
  chunks: readonly Buffer[],
  name: string,
  list: List,
  pieceLength = PIECE_LENGTH,
): Readonly<Record<string, unknown>> | null {
  if (lengthOf(chunks) < LEAST_PIECES * pieceLength) return null;
  const text = new UnreadText(chunks);
  const opening = `"${name}":[`;
  const start = text.find(opening, 0);
  if (start === -1) return null;
  const head = jsonOrNothing(`${text.take(start + opening.length)}]}`);
  if (typeof head !== 'object') return null;
  while (true) {
    const end = text.find(BETWEEN_ITEMS, pieceLength);
    if (end === -1) break;
    const items = jsonOrNothing(`[${text.peek(end + 1)}]`);
    if (!Array.isArray(items)) break;
    list.take(items);
    text.take(end + 2);
  }
  const { [REST]: items, ...tail } = JSON.parse(`{"${REST}":[${text.takeAll()}`);
  list.take(items);
  // The last of repeated members wins.
  return { ...head, [name]: list, ...tail };
}

/** Unread rest of a chunked text, which decodes only the chunks that are needed. */
class UnreadText {
  readonly #chunks: Iterator<Buffer>;
  readonly #decoder = new StringDecoder('utf8');
  #text = '';

  constructor(chunks: readonly Buffer[]) {
    this.#chunks = chunks.values();
  }

  /** Returns the index of a text from `from` on, relative to the first unread character; -1 if it is not near. */
  find(wanted: string, from: number): number {
    while (this.#text.length <= from && this.#decodeMore());
    let place = this.#text.indexOf(wanted, from);
    while (place === -1 && this.#text.length < from + LONGEST_ITEM && this.#decodeMore())
      place = this.#text.indexOf(wanted, from);
    return place;
  }

  peek(length: number): string {
    return this.#text.slice(0, length);
  }

  take(length: number): string {
    const taken = this.peek(length);
    this.#text = this.#text.slice(length);
    return taken;
  }

  takeAll(): string {
    while (this.#decodeMore());
    return this.#text + this.#decoder.end();
  }

  #decodeMore(): boolean {
    const { done, value } = this.#chunks.next();
    if (!done) this.#text += this.#decoder.write(value);
    return !done;
  }
}

export function lengthOf(chunks: readonly Buffer[]): number {
  return chunks.reduce((bytes, { length }) => bytes + length, 0);
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
