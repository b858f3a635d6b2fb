import { randomInt } from 'node:crypto';

// Without I, L, O and U: nothing to misread, nothing to misspell.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new order number to be read out on the telephone, for example `AX-7K3M-9QPD`; unguessable, not yet proven unique. */
export function newOrderNumber(): string {
  return `AX-${block()}-${block()}`;
}

function block(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
