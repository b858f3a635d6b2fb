import { randomInt } from 'node:crypto';

// Without I, L, O and U, which are easy to misread.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Longer than what screens show (CONF-04). */
const LENGTH = 96;

export function newLicenseKey(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
