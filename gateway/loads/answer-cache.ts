import { LRUCache } from 'lru-cache';
import type { Sources } from './sources';

export interface CachedAnswer {
  readonly sources: Sources;
  readonly bytes: Buffer;
  /** By content encoding, filled on first use. */
  readonly compressed: Map<string, Buffer>;
}

/** Cached answers of recent sessions, valid while each of their sources is unchanged. */
export interface AnswerCache {
  find(key: string): CachedAnswer | undefined;
  keep(key: string, sources: Sources, bytes: Buffer): CachedAnswer;
}

const IDLE_MS = 15 * 60_000;

export function createAnswerCache(maxBytes: number): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    max: 20_000,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
    // By default, a timer is set for every millisecond in which the clock is read.
    ttlResolution: 1_000,
    // Compressed copies take a tenth more.
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.length * 1.1) + key.length + 500,
  });
  return {
    find: (key) => answers.get(key),
    keep(key, sources, bytes) {
      const answer: CachedAnswer = { sources, bytes, compressed: new Map() };
      answers.set(key, answer);
      return answer;
    },
  };
}
