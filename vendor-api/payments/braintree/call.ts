import type { Unknown, Unsent } from '../payment-gateway';

/** Waits for a call, but no longer than `ms`: a silent provider must not hold a customer's request open. */
export async function withDeadline<Value>(call: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([call, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

// The provider answered that it took no notice of the request, or the library never let it out.
const NOT_TAKEN: readonly string[] = [
  'authenticationError',
  'authorizationError',
  'invalidKeysError',
  'notFoundError',
  'tooManyRequestsError',
  'upgradeRequired',
];

/** What a failed call says about the sale: only answers that rule it out count as not sent; the rest is unknown. */
export function failureOf(cause: unknown): Unsent | Unknown {
  return NOT_TAKEN.includes(errorType(cause)) ? { kind: 'unsent', cause } : { kind: 'unknown', cause };
}

export function isNotFound(cause: unknown): boolean {
  return errorType(cause) === 'notFoundError';
}

function errorType(cause: unknown): string {
  return cause instanceof Error && 'type' in cause && typeof cause.type === 'string' ? cause.type : '';
}
