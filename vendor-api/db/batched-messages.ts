import type { PGlite } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

type Send = PGlite['execProtocolStream'];
type Messages = Awaited<ReturnType<Send>>;

/** Types of messages, by their first byte. */
const BIND = code('B');
const CLOSE = code('C');
const DESCRIBE = code('D');
const EXECUTE = code('E');
const PARSE = code('P');
const SYNC = code('S');
/** What a message describes or closes, as opposed to a portal. */
const STATEMENT = code('S');

const HEADER = 5;
const SYNC_MESSAGE = message(SYNC, Buffer.alloc(0));

/** The engine keeps prepared statements while it is open, so their number and length are bounded. */
const MOST = 300;
const LONGEST = 4_000;

interface Statement {
  readonly text: string;
  /** Types of its parameters; known once it has run. */
  description?: Messages;
  /** Under which the engine keeps it. */
  name?: string;
  isKept?: boolean;
}

/**
 * Sends the messages of a statement to the engine together, where PGlite sends each of six separately, and
 * names repeated statements, so that the engine parses and plans them once.
 */
export function batchMessages(client: PGlite): void {
  const send: Send = client.execProtocolStream.bind(client);
  const held: Uint8Array[] = [];
  const statements = new LRUCache<string, Statement>({
    max: MOST,
    dispose: ({ name }) => {
      if (name !== undefined) held.push(closing(name));
    },
  });
  let statement: Statement = { text: '' };
  let names = 0;
  let isSynced = false;

  const flush: Send = (last, options) => send(Buffer.concat([...held.splice(0), last]), options);

  function parse(parsing: Uint8Array): void {
    const text = Buffer.from(parsing).toString('latin1');
    statement = statements.get(text) ?? { text };
    if (statement.isKept) return;
    // A statement that runs once is not worth keeping.
    if (statement.description !== undefined) statement.name = `s${++names}`;
    held.push(withName(parsing, HEADER, statement.name));
  }

  async function describe(...[describing, options]: Parameters<Send>): Promise<Messages> {
    const description = statement.description ?? (await flush(describing, options));
    statement.description = description;
    if (statement.text.length <= LONGEST) statements.set(statement.text, statement);
    return description;
  }

  async function execute(...[executing, options]: Parameters<Send>): Promise<Messages> {
    held.push(executing);
    isSynced = true;
    try {
      const answer = await flush(SYNC_MESSAGE, options);
      statement.isKept = statement.name !== undefined;
      return answer;
    } catch (error) {
      // It starts over: the engine may not have got to keeping it, or its tables may have changed.
      statements.delete(statement.text);
      throw error;
    }
  }

  client.execProtocolStream = async (next, options) => {
    const type = next[0];
    if (type === DESCRIBE && next[HEADER] === STATEMENT) return describe(next, options);
    if (type === EXECUTE) return execute(next, options);
    const isDone = type === SYNC && isSynced;
    isSynced = false;
    if (isDone) return [];
    if (type === PARSE) parse(next);
    else if (type === BIND) held.push(withName(next, HEADER + 1, statement.name));
    else if (type === DESCRIBE) held.push(next);
    else return flush(next, options);
    return [];
  };
}

function code(letter: string): number {
  return letter.charCodeAt(0);
}

function message(type: number, content: Uint8Array): Uint8Array {
  const header = Buffer.alloc(HEADER);
  header.writeUInt8(type);
  // The length counts itself, and not the type.
  header.writeUInt32BE(HEADER - 1 + content.length, 1);
  return Buffer.concat([header, content]);
}

function closing(name: string): Uint8Array {
  return message(CLOSE, Buffer.concat([Uint8Array.of(STATEMENT), Buffer.from(`${name}\0`)]));
}

/** Inserts the name of the statement, which PGlite leaves empty. */
function withName(unnamed: Uint8Array, at: number, name = ''): Uint8Array {
  const parts = [unnamed.subarray(HEADER, at), Buffer.from(name), unnamed.subarray(at)];
  return message(unnamed[0] ?? 0, Buffer.concat(parts));
}
