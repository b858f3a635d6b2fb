import { newId } from '../../runtime/ids';
import { APPROVED, judgeAmount, judgeCard, rejected, type Verdict } from '../cards/processor';
import { put, type TransactionRecord, type TransactionStatus } from '../store/records';
import { type Answer, centsOf, declinedAnswer, refused, xmlAnswer } from '../wire/answer';
import { transactionView } from '../wire/transaction-view';
import type { Desk } from './desk';
import { findPayer, type Payer } from './payer';
import type { TransactionFields } from './requests';

const MAX_CENTS = 99_999_999_99;

/** Charges a nonce, a vaulted card or a customer's default card. A sale that fails vaults nothing. */
export function sale(desk: Desk, fields: TransactionFields): Answer {
  const amountCents = readAmount(fields.amount);
  if (typeof amountCents !== 'number') return amountCents;
  const problem = formProblem(fields);
  if (problem) return problem;
  const found = findPayer(desk, fields);
  if ('refused' in found) return found.refused;
  const { payer } = found;
  const verdict = judge(desk, fields, payer, amountCents);
  const approved = verdict.status === 'authorized';
  const vaulted = approved ? payer.vault() : { cardToken: payer.cardToken, changes: [] };
  const transaction = recordOf(desk, fields, payer, amountCents, verdict, vaulted.cardToken);
  desk.store.commit([...payer.spent, ...vaulted.changes, put.transaction(transaction)]);
  const view = transactionView(transaction, desk.now());
  if (approved) return xmlAnswer(201, 'transaction', view);
  const reason = verdict.rejectionReason;
  return declinedAnswer(reason ? `Gateway Rejected: ${reason}` : verdict.processorText, {
    transaction: view,
  });
}

function readAmount(text: string): number | Answer {
  const refuse = (code: string, message: string) => refused('transaction', code, 'amount', message);
  if (text === '') return refuse('81502', 'Amount is required.');
  const cents = centsOf(text);
  if (cents === undefined) return refuse('81503', 'Amount is an invalid format.');
  if (cents === 0) return refuse('81531', 'Amount must be greater than zero.');
  return cents > MAX_CENTS ? refuse('81528', 'Amount is too large.') : cents;
}

function formProblem({ type, orderId }: TransactionFields): Answer | undefined {
  if (type !== 'sale') return refused('transaction', '91523', 'type', 'Transaction type is invalid.');
  if ((orderId ?? '').length > 255)
    return refused('transaction', '91501', 'order_id', 'Order ID is too long.');
  return undefined;
}

function judge(desk: Desk, fields: TransactionFields, payer: Payer, amountCents: number): Verdict {
  if (isDuplicate(desk, fields, payer, amountCents)) return rejected('duplicate');
  const card = judgeCard(payer.facts, desk.now(), !fields.paymentMethodNonce);
  if (card.status !== 'authorized') return card;
  return desk.declineByAmount ? judgeAmount(amountCents) : APPROVED;
}

function isDuplicate(desk: Desk, fields: TransactionFields, payer: Payer, amountCents: number): boolean {
  if (desk.duplicateWindowMs === 0) return false;
  const since = desk.now().getTime() - desk.duplicateWindowMs;
  return [...desk.store.transactions.values()].some(
    (other) =>
      other.type === 'sale' &&
      (other.status === 'authorized' || other.status === 'submitted_for_settlement') &&
      other.orderId === fields.orderId &&
      other.amountCents === amountCents &&
      other.facts.fingerprint === payer.facts.fingerprint &&
      Date.parse(other.createdAt) > since,
  );
}

function recordOf(
  desk: Desk,
  fields: TransactionFields,
  payer: Payer,
  amountCents: number,
  verdict: Verdict,
  cardToken: string | null,
): TransactionRecord {
  const at = desk.now().toISOString();
  const submit = verdict.status === 'authorized' && fields.options?.submitForSettlement === true;
  const status: TransactionStatus = submit ? 'submitted_for_settlement' : verdict.status;
  const passed = submit ? [verdict.status, status] : [status];
  return {
    ...verdict,
    id: newId(8),
    type: 'sale',
    status,
    amountCents,
    orderId: fields.orderId,
    customer: payer.customer,
    cardToken,
    facts: payer.facts,
    authorizationCode: verdict.status === 'authorized' ? newId(6).toUpperCase() : null,
    refundedTransactionId: null,
    refundIds: [],
    history: passed.map((entry) => ({ status: entry, amountCents, at })),
    createdAt: at,
    updatedAt: at,
  };
}
