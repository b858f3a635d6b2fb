import type { Unknown, Unsent } from '../payment-gateway';

/** A silent provider must not block a customer's request. */
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

// The provider ignored the request, or the library never sent it.
const NOT_TAKEN: readonly string[] = [
  'authenticationError',
  'authorizationError',
  'invalidKeysError',
  'notFoundError',
  'tooManyRequestsError',
  'upgradeRequired',
];

/** Only these errors prove that nothing was charged. */
export function failureOf(cause: unknown): Unsent | Unknown {
  return NOT_TAKEN.includes(errorType(cause)) ? { kind: 'unsent', cause } : { kind: 'unknown', cause };
}

export function isNotFound(cause: unknown): boolean {
  return errorType(cause) === 'notFoundError';
}

function errorType(cause: unknown): string {
  return cause instanceof Error && 'type' in cause && typeof cause.type === 'string' ? cause.type : '';
}
