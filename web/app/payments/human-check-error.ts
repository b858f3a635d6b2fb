/** Why there is no proof of a human. `dismissed`: the visitor closed the challenge. */
export type HumanCheckFailure = 'unavailable' | 'failed' | 'dismissed' | 'timeout' | 'disposed';

export class HumanCheckError extends Error {
  constructor(readonly failure: HumanCheckFailure) {
    super(`human check: ${failure}`);
    this.name = 'HumanCheckError';
  }
}

export interface HumanCheck {
  /** Loads the provider ahead of the first check. Rejects with `unavailable`; a later call tries again. */
  prepare(): Promise<void>;
  /** A single-use proof, good for two minutes: ask for it right before the request that carries it (CARD-18). */
  execute(): Promise<string>;
  /** Removes what was put into the page; a check under way ends with `disposed`. */
  dispose(): void;
}
