import { createHash, randomBytes } from 'node:crypto';

/** A new unguessable token of 256 bits, safe in headers and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token or a code. They are random, so a fast hash without salt is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
