import { z } from 'zod';
import { parseMoney } from '#domain/money/cents';
import type { BookedSale, Finding, SaleOutcome, VaultedCard, VaultOutcome } from '../payment-gateway';
import { declined, type ValidationError } from './refusal';

// The library's types declare more than its answers contain.

const card = z.object({
  token: z.string().min(1),
  last4: z.string().regex(/^\d{4}$/),
  cardType: z.string(),
  expirationMonth: z.coerce.number().int(),
  expirationYear: z.coerce.number().int(),
});
type CardAnswer = z.infer<typeof card>;

const optionalCard = card.nullish().catch(null);

export const transactionAnswer = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.string(),
  orderId: z.string().nullish(),
  createdAt: z.coerce.date(),
  gatewayRejectionReason: z.string().nullish(),
  processorResponseCode: z.string().nullish(),
  creditCard: optionalCard,
});
export type TransactionAnswer = z.infer<typeof transactionAnswer>;

const saleAnswer = z.object({
  success: z.boolean(),
  transaction: transactionAnswer.nullish(),
});

const vaultAnswer = z.object({
  success: z.boolean(),
  creditCard: optionalCard,
  paymentMethod: optionalCard,
  verification: z
    .object({
      gatewayRejectionReason: z.string().nullish(),
      processorResponseCode: z.string().nullish(),
    })
    .nullish(),
});

export const tokenAnswer = z.object({ clientToken: z.string().min(1) });

const errors = z.array(z.object({ code: z.string(), attribute: z.string().catch('') }));

function validationErrors(answer: { errors?: { deepErrors(): unknown } | undefined }): ValidationError[] {
  const parsed = errors.safeParse(answer.errors?.deepErrors() ?? []);
  return parsed.success ? parsed.data : [];
}

const APPROVED: readonly string[] = [
  'authorized',
  'settled',
  'settlement_confirmed',
  'settlement_pending',
  'settling',
  'submitted_for_settlement',
];
const UNDECIDED: readonly string[] = ['authorizing'];

type Refusable = { errors?: { deepErrors(): unknown } | undefined };

/** A rejected duplicate means that another sale with this order id exists. */
export function readSale(answer: Refusable): SaleOutcome {
  const { success, transaction } = saleAnswer.parse(answer);
  if (!transaction) {
    if (success) return { kind: 'unknown', cause: new Error('an approved sale without a transaction') };
    return declined({ codes: validationErrors(answer) });
  }
  if (isDuplicate(transaction)) return { kind: 'unknown', cause: new Error('rejected as a duplicate') };
  const verdict = verdictOf(transaction);
  if (verdict.kind === 'pending')
    return { kind: 'unknown', cause: new Error(`transaction is ${transaction.status}`) };
  return verdict;
}

/** One approved sale outweighs all others. */
export function readFinding(transactions: readonly TransactionAnswer[]): Finding {
  const verdicts = transactions.filter((found) => !isDuplicate(found)).map(verdictOf);
  return (
    verdicts.find(({ kind }) => kind === 'approved') ??
    verdicts.find(({ kind }) => kind === 'pending') ??
    verdicts[0] ?? { kind: 'none' }
  );
}

export function readSales(transactions: readonly TransactionAnswer[]): BookedSale[] {
  return transactions.flatMap((transaction) => {
    const verdict = verdictOf(transaction);
    if (verdict.kind !== 'approved') return [];
    const { transactionId, amount } = verdict;
    return [{ transactionId, amount, orderId: transaction.orderId ?? '', createdAt: transaction.createdAt }];
  });
}

export function readVault(answer: Refusable): VaultOutcome {
  const { success, creditCard, paymentMethod, verification } = vaultAnswer.parse(answer);
  const card = creditCard ?? paymentMethod;
  if (success && card) return { kind: 'stored', card: vaulted(card) };
  if (success) return { kind: 'unknown', cause: new Error('a stored card without its details') };
  if (verification) return declined(verification);
  return declined({ codes: validationErrors(answer) });
}

function verdictOf(transaction: TransactionAnswer): Exclude<Finding, { kind: 'none' }> {
  const { id, status, amount, creditCard } = transaction;
  if (UNDECIDED.includes(status)) return { kind: 'pending' };
  if (!APPROVED.includes(status)) return declined(transaction);
  const cents = parseMoney(amount);
  if (cents === null) throw new Error(`transaction ${id} has an unreadable amount`);
  return {
    kind: 'approved',
    transactionId: id,
    amount: cents,
    card: creditCard ? vaulted(creditCard) : null,
  };
}

function isDuplicate({ status, gatewayRejectionReason }: TransactionAnswer): boolean {
  return status === 'gateway_rejected' && gatewayRejectionReason === 'duplicate';
}

function vaulted({ token, last4, cardType, expirationMonth, expirationYear }: CardAnswer): VaultedCard {
  return { token, lastFour: last4, cardType, expirationMonth, expirationYear };
}
