import { createHash } from 'node:crypto';
import { payFields } from '../payment/pay-fields';

const WAYS_OF_PAYING: readonly string[] = ['replacePaymentMethod', 'useExistingPaymentMethod'];
/** Proofs and the card's address differ between honest repeats; how it is paid does not. */
const LEFT_OUT = new Set(Object.keys(payFields).filter((field) => !WAYS_OF_PAYING.includes(field)));

/**
 * A hash by which a repeated key is told from a key used for another order: the same fields of the same endpoint, sent
 * by the same customer, are the same order.
 */
export function fingerprintOf(userId: string, action: string, fields: object): string {
  const kept = Object.entries(fields)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? inOrder(value) : value])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([userId, action, kept]))
    .digest('hex');
}

// The same seats in another order, or one of them named twice, are the same seats.
function inOrder(list: readonly unknown[]): string[] {
  return [...new Set(list.map((item) => JSON.stringify(item)))].toSorted();
}
