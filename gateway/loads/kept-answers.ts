import { LRUCache } from 'lru-cache';
import type { Sources } from './sources';

/** The bytes of an answer, and what they rest on. */
export interface KeptAnswer {
  readonly sources: Sources;
  readonly bytes: Buffer;
  /** By content encoding, made when first asked for. */
  readonly compressed: Map<string, Buffer>;
}

/** Answers of recent sessions, each for one question; good as long as every document is the one it was made from. */
export interface KeptAnswers {
  find(key: string): KeptAnswer | undefined;
  keep(key: string, sources: Sources, bytes: Buffer): KeptAnswer;
}

const IDLE_MS = 15 * 60_000;

export function createKeptAnswers(maxBytes: number): KeptAnswers {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    max: 20_000,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
    // Otherwise a timer is set for every millisecond in which the clock is looked at.
    ttlResolution: 1_000,
    // Compressed it takes a tenth more.
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.length * 1.1) + key.length + 500,
  });
  return {
    find: (key) => answers.get(key),
    keep(key, sources, bytes) {
      const answer: KeptAnswer = { sources, bytes, compressed: new Map() };
      answers.set(key, answer);
      return answer;
    },
  };
}
