import { LRUCache } from 'lru-cache';
import type { Licenses } from '../models/licenses';

/** Licence rows of recent sessions, so that paging and sorting a large account does not fetch it again. */
export interface LicenseCache {
  /** What is kept for the session, else what `load` brings; two askers share one load. */
  load(sessionKey: string, load: () => Promise<Licenses>): Promise<Licenses>;
  /** Forgets the session's rows, also those that are on their way. */
  drop(sessionKey: string): void;
}

interface CacheOptions {
  readonly ttlMs: number;
  /** Bound of memory: seats of all sessions together. */
  readonly maxSeats?: number;
}

/** Entries are named by a hash of the whole session: nothing of one session can reach another. */
export function createLicenseCache({ ttlMs, maxSeats = 60_000 }: CacheOptions): LicenseCache {
  const entries = new LRUCache<string, Promise<Licenses>>({
    ttl: ttlMs,
    ttlAutopurge: true,
    maxSize: maxSeats,
    max: 1_000,
  });

  function weigh(sessionKey: string, pending: Promise<Licenses>): void {
    pending.then(
      (licenses) => {
        // Dropped or replaced meanwhile: a write happened, and these rows may be older than it.
        if (entries.peek(sessionKey) === pending)
          entries.set(sessionKey, pending, { size: seatsOf(licenses) });
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
      weigh(sessionKey, pending);
      return pending;
    },
    drop(sessionKey) {
      entries.delete(sessionKey);
    },
  };
}

function seatsOf({ groups }: Licenses): number {
  return groups.reduce((sum, { seats }) => sum + seats.length, 1);
}
