import { createHash } from 'node:crypto';
import { payFields } from '../payment';

const WAYS_OF_PAYING: readonly string[] = ['replacePaymentMethod', 'useExistingPaymentMethod'];
/** Proofs and addresses may differ between repeats of the same order. */
const LEFT_OUT = new Set(Object.keys(payFields).filter((field) => !WAYS_OF_PAYING.includes(field)));

/** Tells a repeat from another order under the same key. */
export function fingerprintOf(userId: string, action: string, fields: object): string {
  const kept = Object.entries(fields)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? inOrder(value) : value])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([userId, action, kept]))
    .digest('hex');
}

// Lists are compared as sets.
function inOrder(list: readonly unknown[]): string[] {
  return [...new Set(list.map((item) => JSON.stringify(item)))].toSorted();
}
