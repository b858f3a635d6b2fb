import { createHash } from 'node:crypto';
import { parseMoney } from '#domain/money/cents';
import type { OrderInput } from './order-kind';

/** The id that stands for exactly what was quoted, by all that the price rests on. */
export function previewIdOf(basis: string): string {
  return createHash('sha256').update(basis).digest('base64url');
}

/** Proofs and the card's address differ between honest repeats (D-126). */
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

/** One text for the same contents: neither names nor items have an order, and what is absent is left out. */
function canonical(content: unknown): string {
  if (Array.isArray(content)) return `[${content.map(canonical).toSorted().join()}]`;
  if (typeof content !== 'object' || content === null) return JSON.stringify(content ?? null);
  const named = Object.entries(content)
    .filter(([, value]: [string, unknown]) => value !== null && value !== undefined)
    .map(([name, value]: [string, unknown]) => `${JSON.stringify(name)}:${canonical(value)}`);
  return `{${named.toSorted().join()}}`;
}
