import { LRUCache } from 'lru-cache';
import type { Known } from '../vendor/caller';

/** Brings a document of the vendor; the one that is known may be the answer again. */
export type Ask<Document> = (known: Known<Document> | null) => Promise<Known<Document>>;

/** A document of recent sessions, so that what has not changed is neither sent nor read again. */
export interface SessionCache<Document> {
  /** What is current for the session, else what `ask` brings; two askers of what can be current share one answer. */
  load(sessionKey: string, ask: Ask<Document>): Promise<Document>;
  /** Has the vendor asked at the next load whether the session's document is current. */
  askAgain(sessionKey: string): void;
  /** Forgets the session's document, also one that is on its way. */
  drop(sessionKey: string): void;
}

interface CacheOptions {
  /** For how long a document is taken as it is; afterwards the vendor is asked whether it has changed. */
  readonly currentMs: number;
  /** Bound of memory: bytes of the vendor's texts that all documents were read from. */
  readonly maxBytes: number;
}

interface Entry<Document> {
  known: Known<Document> | null;
  /** The last answer that was asked for, and when. */
  answer: Promise<Document> | null;
  askedAt: number;
}

const IDLE_MS = 15 * 60_000;
/** What an entry takes beside its document: its key, its promise and its place in the cache. */
const ENTRY_BYTES = 500;

/** Entries are named by a hash of the whole session: nothing of one session can reach another. */
export function createSessionCache<Document>({ currentMs, maxBytes }: CacheOptions): SessionCache<Document> {
  const entries = new LRUCache<string, Entry<Document>>({
    // No bound by number beside it: that would set aside room for as many at every start.
    maxSize: maxBytes,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
    // Otherwise a timer is set for every millisecond in which the clock is looked at.
    ttlResolution: 1_000,
  });

  async function bring(sessionKey: string, entry: Entry<Document>, ask: Ask<Document>): Promise<Document> {
    const known = await ask(entry.known);
    // Dropped meanwhile: a write happened, and this document may be older than it.
    if (entries.peek(sessionKey) === entry) {
      entry.known = known;
      // The cache takes no new size for a value that it has.
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
