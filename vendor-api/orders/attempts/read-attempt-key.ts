import type { Request } from 'express';
import { RequestError } from '../../http/request-error';

// The provider takes the key as its order id, and the library lets only these characters into an address.
const KEY = /^[\w-]{8,64}$/;

const FINGERPRINT = /^[\w-]{1,128}$/;

/** The caller's `Idempotency-Key`; null when it sent none. @throws RequestError 400 for one that cannot be used. */
export function readAttemptKey(request: Request): string | null {
  const key = request.get('idempotency-key')?.trim() ?? '';
  if (key === '') return null;
  if (!KEY.test(key)) throw new RequestError(400, 'Idempotency-Key must be 8 to 64 letters, digits, - or _.');
  return key;
}

/**
 * The caller's `Order-Fingerprint`, by which it recognizes its order in what `orderstatus` tells; null when it sent
 * none. @throws RequestError 400 for one that cannot be kept.
 */
export function readCallerFingerprint(request: Request): string | null {
  const fingerprint = request.get('order-fingerprint')?.trim() ?? '';
  if (fingerprint === '') return null;
  if (!FINGERPRINT.test(fingerprint))
    throw new RequestError(400, 'Order-Fingerprint must be 1 to 128 letters, digits, - or _.');
  return fingerprint;
}
