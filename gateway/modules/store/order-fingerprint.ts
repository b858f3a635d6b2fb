import { createHash } from 'node:crypto';
import { parseMoney } from '#domain/money/cents';
import type { PaymentInput } from '../../resolvers.generated';

/** An order of any kind, as far as it makes the order what it is. */
interface OrderContents {
  readonly total: string;
  /** Null where nothing is paid. */
  readonly payment: PaymentInput | null;
  /** What is bought or changed; nothing in it depends on prices, coupons or rows, which the order itself changes. */
  readonly wish: unknown;
}

/**
 * What an order is recognized by when its attempt comes again: the same kind, wish, total and way of paying are the
 * same order. Proofs and the card's address differ between honest repeats (D-126).
 */
export function orderFingerprint(kind: string, { total, payment, wish }: OrderContents): string {
  const { useExistingPaymentMethod = false, replacePaymentMethod = false } = payment ?? {};
  const amount = parseMoney(total) ?? total;
  const order = { kind, wish, amount, useExistingPaymentMethod, replacePaymentMethod };
  return createHash('sha256').update(canonical(order)).digest('hex');
}

/** One text for the same contents: no order among names and items is meant, and what is absent is left out. */
function canonical(content: unknown): string {
  if (Array.isArray(content)) return `[${content.map(canonical).toSorted().join()}]`;
  if (typeof content !== 'object' || content === null) return JSON.stringify(content ?? null);
  const named = Object.entries(content)
    .filter(([, value]: [string, unknown]) => value !== null && value !== undefined)
    .map(([name, value]: [string, unknown]) => `${JSON.stringify(name)}:${canonical(value)}`);
  return `{${named.toSorted().join()}}`;
}
