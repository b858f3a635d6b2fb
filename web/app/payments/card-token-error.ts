/** An error of one field of the card, by the provider's code (81715: the number fails its checksum). */
export interface CardFieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/**
 * Why no nonce came of a card. `authorization`: the client token is no longer good, a fresh one may help once.
 * `card`: the provider refused fields. `unreachable`: no usable answer, or none in time. `unexpected`: anything else.
 */
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

const UNREACHABLE = ['CLIENT_GATEWAY_NETWORK', 'CLIENT_REQUEST_TIMEOUT', 'CLIENT_RATE_LIMITED'];
const UNAUTHORIZED = ['CLIENT_AUTHORIZATION_INVALID', 'CLIENT_AUTHORIZATION_INSUFFICIENT'];

/** Reads an error of `braintree-web`, whose shape its documentation gives and no type does. */
export function toCardTokenError(error: unknown): CardTokenError {
  const { code, details } = record(error);
  const { httpStatus, originalError } = record(details);
  const fieldErrors = flatten(record(originalError)['fieldErrors']);
  return new CardTokenError(failureOf(code, httpStatus, fieldErrors), fieldErrors, error);
}

function failureOf(code: unknown, status: unknown, fieldErrors: readonly CardFieldError[]): CardTokenFailure {
  if (fieldErrors.length > 0) return 'card';
  if (typeof code !== 'string') return 'unexpected';
  if (UNAUTHORIZED.includes(code)) return 'authorization';
  if (UNREACHABLE.includes(code) || (typeof status === 'number' && status >= 500)) return 'unreachable';
  return 'unexpected';
}

/** Errors are nested by object: `creditCard` → `number`. Only the leaves count. */
function flatten(errors: unknown): CardFieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.map(record).flatMap(({ field, code, message, fieldErrors }) => {
    const own =
      code === undefined ? [] : [{ field: String(field), code: String(code), message: String(message) }];
    return [...own, ...flatten(fieldErrors)];
  });
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value, ...errorFields(value) } : {};

// Spreading an Error leaves out what its class defines, and the library sets some of its fields that way.
const errorFields = (value: object) => ({
  ...('code' in value ? { code: value.code } : {}),
  ...('details' in value ? { details: value.details } : {}),
});
