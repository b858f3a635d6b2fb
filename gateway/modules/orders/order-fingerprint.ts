import { createHash } from 'node:crypto';
import { parseMoney } from '#domain/money/cents';
import type { OrderInput } from './order-kind';

/** Id of a quote, derived from everything that its price rests on. */
export function previewIdOf(basis: string): string {
  return createHash('sha256').update(basis).digest('base64url');
}

/** Leaves out proofs and the card's address, which differ between honest repeats (D-126). */
export function orderFingerprint(
  kind: string,
  { total, payment }: Pick<OrderInput, 'total' | 'payment'>,
  contents: unknown,
): string {
  const { useExistingPaymentMethod = false, replacePaymentMethod = false } = payment ?? {};
  const amount = parseMoney(total) ?? total;
  const order = { kind, contents, amount, useExistingPaymentMethod, replacePaymentMethod };
  return createHash('sha256').update(canonical(order)).digest('hex');
}

/** Serializes equal contents equally: names and items are sorted, absent values are left out. */
function canonical(content: unknown): string {
  if (Array.isArray(content)) return `[${content.map(canonical).toSorted().join()}]`;
  if (typeof content !== 'object' || content === null) return JSON.stringify(content ?? null);
  const named = Object.entries(content)
    .filter(([, value]: [string, unknown]) => value !== null && value !== undefined)
    .map(([name, value]: [string, unknown]) => `${JSON.stringify(name)}:${canonical(value)}`);
  return `{${named.toSorted().join()}}`;
}
