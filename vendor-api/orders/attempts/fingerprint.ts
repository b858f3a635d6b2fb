import { createHash } from 'node:crypto';

/** What makes two orders the same order. Nonce and captcha token stay out: they differ between honest repeats. */
export type FingerprintParts = Readonly<Record<string, string | number | boolean>>;

/** A hash by which a repeated key is told from a key used for another order. */
export function fingerprintOf(userId: string, kind: string, parts: FingerprintParts): string {
  const ordered = Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([userId, kind, ordered]))
    .digest('hex');
}
