import { LRUCache } from 'lru-cache';

/** A document of recent sessions, so that paging and sorting a large account does not fetch it again. */
export interface SessionCache<Document> {
  /** What is kept for the session, else what `load` brings; two askers share one load. */
  load(sessionKey: string, load: () => Promise<Document>): Promise<Document>;
  /** Forgets the session's document, also one that is on its way. */
  drop(sessionKey: string): void;
}

interface CacheOptions<Document> {
  readonly ttlMs: number;
  readonly maxWeight?: number;
  readonly weigh: (document: Document) => number;
}

/** Entries are named by a hash of the whole session: nothing of one session can reach another. */
export function createSessionCache<Document>(options: CacheOptions<Document>): SessionCache<Document> {
  const { ttlMs, maxWeight = 60_000, weigh } = options;
  const entries = new LRUCache<string, Promise<Document>>({
    ttl: ttlMs,
    ttlAutopurge: true,
    maxSize: maxWeight,
    max: 1_000,
  });

  function settle(sessionKey: string, pending: Promise<Document>): void {
    pending.then(
      (document) => {
        // Dropped or replaced meanwhile: a write happened, and this document may be older than it.
        if (entries.peek(sessionKey) === pending)
          entries.set(sessionKey, pending, { size: 1 + weigh(document) });
      },
      () => {
        if (entries.peek(sessionKey) === pending) entries.delete(sessionKey);
      },
    );
  }

  return {
    load(sessionKey, load) {
      if (sessionKey === '') return load();
      const kept = entries.get(sessionKey);
      if (kept) return kept;
      const pending = load();
      entries.set(sessionKey, pending, { size: 1 });
      settle(sessionKey, pending);
      return pending;
    },
    drop(sessionKey) {
      entries.delete(sessionKey);
    },
  };
}
