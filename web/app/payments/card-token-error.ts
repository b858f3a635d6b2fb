export interface CardFieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** `authorization`: stale client token. `card`: refused fields. `unreachable`: no usable answer in time. */
export type CardTokenFailure = 'authorization' | 'card' | 'unreachable' | 'unexpected';

export class CardTokenError extends Error {
  constructor(
    readonly failure: CardTokenFailure,
    readonly fieldErrors: readonly CardFieldError[],
    cause: unknown,
  ) {
    super(`the card was not tokenized: ${failure}`, { cause });
    this.name = 'CardTokenError';
  }
}
