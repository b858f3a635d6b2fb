import { randomUUID } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';

/** Characters. A piece so short, and what it says, is soon forgotten again; V8 keeps those of 100 KB for long. */
const PIECE_LENGTH = 32_768;
/** Of so many pieces and more there is something to gain. */
const LEAST_PIECES = 4;
/** Within so many more characters the next item begins, or the list is not one that can be cut. */
const LONGEST_ITEM = 100_000;
const BETWEEN_ITEMS = '},{';
/** Stands for the list in what is left of the body; nobody can guess it. */
const REST = randomUUID();

/** What becomes of the items of a long list, some of them at a time. */
export interface TakesItems {
  take(items: readonly unknown[]): void;
}

/**
 * The object that a long JSON text says, with `list` in place of its member `name`, which has taken the items of that
 * list: so megabytes of text, and all that stands in them, are never in memory at once. Null where the text is not of
 * that kind, and nothing was taken.
 *
 * A piece ends where an item seems to end. It does if the piece is JSON, which is read from left to right: the same
 * text in the same place says the same, whatever follows. If it is none, all that is left is read at once.
 * @throws a SyntaxError for what is not JSON
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
  // A member that comes twice is what it was said to be last.
  return { ...head, [name]: list, ...tail };
}

/** What has not been read yet of a text that comes in chunks, of which no more are decoded than are needed. */
class UnreadText {
  readonly #chunks: Iterator<Buffer>;
  readonly #decoder = new StringDecoder('utf8');
  #text = '';

  constructor(chunks: readonly Buffer[]) {
    this.#chunks = chunks.values();
  }

  /** Where it stands, from a place on that is counted from the first unread character; -1 where it is not near. */
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

/** Bytes of all of them. */
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
