import { LRUCache } from 'lru-cache';
import type { Known } from '../vendor/caller';

/** Loads a document from the vendor; may return the known one if it is unchanged. */
export type Ask<Document> = (known: Known<Document> | null) => Promise<Known<Document>>;

/** Caches a document of recent sessions, so that an unchanged one is neither sent nor parsed again. */
export interface SessionCache<Document> {
  /** Returns the current document of the session, or loads it with `ask`; callers share a current load. */
  load(sessionKey: string, ask: Ask<Document>): Promise<Document>;
  /** Makes the next load ask the vendor whether the document is current. */
  askAgain(sessionKey: string): void;
  /** Drops the session's document, including a pending one. */
  drop(sessionKey: string): void;
}

interface CacheOptions {
  /** Time during which a document counts as current; after it, the vendor is asked for changes. */
  readonly currentMs: number;
  /** Memory limit in bytes of the vendor's texts that the documents were parsed from. */
  readonly maxBytes: number;
}

interface Entry<Document> {
  known: Known<Document> | null;
  answer: Promise<Document> | null;
  askedAt: number;
}

const IDLE_MS = 15 * 60_000;
/** Size of an entry besides its document: key, promise and place in the cache. */
const ENTRY_BYTES = 500;

/** Keys are hashes of the whole session, so that no session can get the document of another. */
export function createSessionCache<Document>({ currentMs, maxBytes }: CacheOptions): SessionCache<Document> {
  const entries = new LRUCache<string, Entry<Document>>({
    // No `max`, which would reserve memory for as many entries at every start.
    maxSize: maxBytes,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
    // By default, a timer is set for every millisecond in which the clock is read.
    ttlResolution: 1_000,
  });

  async function bring(sessionKey: string, entry: Entry<Document>, ask: Ask<Document>): Promise<Document> {
    const known = await ask(entry.known);
    // A dropped entry means a write, and this document may be older than it.
    if (entries.peek(sessionKey) === entry) {
      entry.known = known;
      // The cache ignores a new size of a value that it has.
      entries.delete(sessionKey);
      entries.set(sessionKey, entry, { size: ENTRY_BYTES + known.size });
    }
    return known.answer;
  }

  return {
    async load(sessionKey, ask) {
      if (sessionKey === '') return (await ask(null)).answer;
      const found = entries.get(sessionKey);
      const entry = found ?? { known: null, answer: null, askedAt: 0 };
      if (!found) entries.set(sessionKey, entry, { size: ENTRY_BYTES });
      const now = performance.now();
      if (entry.answer && now - entry.askedAt < currentMs) return entry.answer;
      const answer = bring(sessionKey, entry, ask);
      entry.answer = answer;
      entry.askedAt = now;
      answer.catch(() => {
        if (entry.answer === answer) entry.answer = null;
      });
      return answer;
    },
    askAgain(sessionKey) {
      const entry = entries.peek(sessionKey);
      if (entry) entry.answer = null;
    },
    drop(sessionKey) {
      entries.delete(sessionKey);
    },
  };
}
