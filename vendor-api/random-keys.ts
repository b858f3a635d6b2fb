import { randomInt } from 'node:crypto';

// Without I, L, O and U, which are easy to misread.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Longer than the part that screens show (CONF-04). */
export function newLicenseKey(): string {
  return randomKey(96);
}

export function newOrderNumber(): string {
  return `AX-${randomKey(4)}-${randomKey(4)}`;
}

function randomKey(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
