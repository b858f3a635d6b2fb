import { newId } from '../../runtime/ids';
import { APPROVED } from '../cards/processor';
import { putTransaction, type TransactionRecord, type TransactionStatus } from '../store/records';
import { type Answer, centsOf, notFound, refused, xmlAnswer } from '../wire/answer';
import { transactionView } from '../wire/transaction-view';
import type { Desk } from './desk';

interface AmountFields {
  readonly amount: string;
  readonly order_id: string | null;
}

const refuse = (code: string, message: string, attribute = 'base'): Answer =>
  refused('transaction', code, attribute, message);

const show = (desk: Desk, transaction: TransactionRecord, status: number): Answer =>
  xmlAnswer(status, 'transaction', transactionView(transaction, desk.now()));

export function findTransaction(desk: Desk, id: string): Answer {
  const transaction = desk.store.transactions.get(id);
  return transaction ? show(desk, transaction, 200) : notFound;
}

export function submitForSettlement(desk: Desk, id: string, { amount }: AmountFields): Answer {
  const transaction = desk.store.transactions.get(id);
  if (!transaction) return notFound;
  if (transaction.status !== 'authorized') {
    return refuse('91507', 'Cannot submit for settlement unless status is authorized.');
  }
  const cents = amount === '' ? transaction.amountCents : centsOf(amount);
  if (cents === undefined || cents === 0) return refuse('81503', 'Amount is an invalid format.', 'amount');
  if (cents > transaction.amountCents) return refuse('91522', 'Settlement amount is too large.', 'amount');
  return move(desk, { ...transaction, amountCents: cents }, 'submitted_for_settlement');
}

/** What Braintree's own test gateway offers: settles at once instead of overnight. */
export function settle(desk: Desk, id: string): Answer {
  const transaction = desk.store.transactions.get(id);
  if (!transaction) return notFound;
  if (transaction.status !== 'submitted_for_settlement') {
    return refuse('91575', 'Cannot simulate settlement unless status is submitted_for_settlement.');
  }
  return move(desk, transaction, 'settled');
}

export function voidTransaction(desk: Desk, id: string): Answer {
  const transaction = desk.store.transactions.get(id);
  if (!transaction) return notFound;
  if (transaction.status !== 'authorized' && transaction.status !== 'submitted_for_settlement') {
    return refuse(
      '91504',
      'Transaction can only be voided if status is authorized or submitted_for_settlement.',
    );
  }
  return move(desk, transaction, 'voided');
}

export function refund(desk: Desk, id: string, { amount, order_id: orderId }: AmountFields): Answer {
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
  desk.store.commit([putTransaction(credit), putTransaction(refunded)]);
  return show(desk, credit, 201);
}

const refundedCents = (desk: Desk, { refundIds }: TransactionRecord): number =>
  refundIds
    .map((id) => desk.store.transactions.get(id))
    .filter((credit) => credit !== undefined && credit.status !== 'voided')
    .reduce((total, credit) => total + (credit?.amountCents ?? 0), 0);

function move(desk: Desk, transaction: TransactionRecord, status: TransactionStatus): Answer {
  const at = desk.now().toISOString();
  const moved: TransactionRecord = {
    ...transaction,
    status,
    updatedAt: at,
    history: [...transaction.history, { status, amountCents: transaction.amountCents, at }],
  };
  desk.store.commit([putTransaction(moved)]);
  return show(desk, moved, 200);
}
