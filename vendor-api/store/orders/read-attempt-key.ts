import type { Request } from 'express';
import { RequestError } from '../../http/request-error';

// The provider takes the key as its order id, and the library lets only these characters into an address.
const KEY = /^[\w-]{8,64}$/;

/** The caller's `Idempotency-Key`; null when it sent none. @throws RequestError 400 for one that cannot be used. */
export function readAttemptKey(request: Request): string | null {
  const key = request.get('idempotency-key')?.trim() ?? '';
  if (key === '') return null;
  if (!KEY.test(key)) throw new RequestError(400, 'Idempotency-Key must be 8 to 64 letters, digits, - or _.');
  return key;
}
