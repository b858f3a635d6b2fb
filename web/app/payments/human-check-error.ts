/** Why there is no proof of a human. `dismissed`: the visitor closed the challenge. */
export type HumanCheckFailure = 'unavailable' | 'failed' | 'dismissed' | 'timeout' | 'disposed';

export class HumanCheckError extends Error {
  constructor(readonly failure: HumanCheckFailure) {
    super(`human check: ${failure}`);
    this.name = 'HumanCheckError';
  }
}
