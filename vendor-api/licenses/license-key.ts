import { randomInt } from 'node:crypto';

// Without I, L, O and U: nothing to misread.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Keys are longer than what screens show of them (CONF-04). */
const LENGTH = 96;

/** A new key of a licence. */
export function newLicenseKey(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
