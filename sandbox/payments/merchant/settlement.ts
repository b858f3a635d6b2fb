import { newId } from '../../runtime/ids';
import { APPROVED } from '../cards/processor';
import { put, type TransactionRecord, type TransactionStatus } from '../store/records';
import { type Answer, centsOf, notFound, refused, xmlAnswer } from '../wire/answer';
import { transactionView } from '../wire/transaction-view';
import type { Desk } from './desk';

interface AmountFields {
  readonly amount: string;
  readonly orderId: string | null;
}

const refuse = (code: string, message: string, attribute = 'base'): Answer =>
  refused('transaction', code, attribute, message);

const show = (desk: Desk, transaction: TransactionRecord, status: number): Answer =>
  xmlAnswer(status, 'transaction', transactionView(transaction, desk.now()));

export function findTransaction(desk: Desk, id: string): Answer {
  const transaction = desk.store.transactions.get(id);
  return transaction ? show(desk, transaction, 200) : notFound;
}

interface Move {
  readonly from: readonly TransactionStatus[];
  readonly to: TransactionStatus;
  readonly refusal: readonly [code: string, message: string];
}

export const MOVES = {
  submit: {
    from: ['authorized'],
    to: 'submitted_for_settlement',
    refusal: ['91507', 'Cannot submit for settlement unless status is authorized.'],
  },
  /** Settles immediately instead of overnight, as Braintree's own test gateway offers. */
  settle: {
    from: ['submitted_for_settlement'],
    to: 'settled',
    refusal: ['91575', 'Cannot simulate settlement unless status is submitted_for_settlement.'],
  },
  void: {
    from: ['authorized', 'submitted_for_settlement'],
    to: 'voided',
    refusal: ['91504', 'Transaction can only be voided if status is authorized or submitted_for_settlement.'],
  },
} satisfies Record<string, Move>;

/** A sent amount may be less than the authorized one. */
export function moveTransaction(desk: Desk, id: string, { from, to, refusal }: Move, amount = ''): Answer {
  const transaction = desk.store.transactions.get(id);
  if (!transaction) return notFound;
  if (!from.includes(transaction.status)) return refuse(...refusal);
  const cents = amount === '' ? transaction.amountCents : centsOf(amount);
  if (cents === undefined || cents === 0) return refuse('81503', 'Amount is an invalid format.', 'amount');
  if (cents > transaction.amountCents) return refuse('91522', 'Settlement amount is too large.', 'amount');
  const at = desk.now().toISOString();
  const moved: TransactionRecord = {
    ...transaction,
    amountCents: cents,
    status: to,
    updatedAt: at,
    history: [...transaction.history, { status: to, amountCents: cents, at }],
  };
  desk.store.commit([put.transaction(moved)]);
  return show(desk, moved, 200);
}

export function refund(desk: Desk, id: string, { amount, orderId }: AmountFields): Answer {
  const original = desk.store.transactions.get(id);
  if (!original) return notFound;
  if (original.type === 'credit') return refuse('91505', 'Cannot refund a credit.');
  if (original.status !== 'settled')
    return refuse('91506', 'Cannot refund transaction unless it is settled.');
  const left = original.amountCents - refundedCents(desk, original);
  if (left === 0) return refuse('91512', 'Transaction has already been completely refunded.');
  const cents = amount === '' ? left : centsOf(amount);
  if (cents === undefined || cents === 0) return refuse('81503', 'Amount is an invalid format.', 'amount');
  if (cents > left) return refuse('91521', 'Refund amount is too large.', 'amount');

  const at = desk.now().toISOString();
  const credit: TransactionRecord = {
    ...original,
    ...APPROVED,
    id: newId(8),
    type: 'credit',
    status: 'submitted_for_settlement',
    amountCents: cents,
    orderId: orderId ?? original.orderId,
    authorizationCode: newId(6).toUpperCase(),
    refundedTransactionId: original.id,
    refundIds: [],
    history: [{ status: 'submitted_for_settlement', amountCents: cents, at }],
    createdAt: at,
    updatedAt: at,
  };
  const refunded = { ...original, refundIds: [...original.refundIds, credit.id], updatedAt: at };
  desk.store.commit([put.transaction(credit), put.transaction(refunded)]);
  return show(desk, credit, 201);
}

const refundedCents = (desk: Desk, { refundIds }: TransactionRecord): number =>
  refundIds
    .map((id) => desk.store.transactions.get(id))
    .filter((credit) => credit !== undefined && credit.status !== 'voided')
    .reduce((total, credit) => total + (credit?.amountCents ?? 0), 0);
