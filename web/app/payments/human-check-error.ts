/** Reasons for a failed human check. `dismissed`: the visitor closed the challenge. */
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
  /** Returns a single-use proof, good for two minutes: call it right before the request (CARD-18). */
  execute(): Promise<string>;
  /** Removes the widget from the page; a running check rejects with `disposed`. */
  dispose(): void;
}
