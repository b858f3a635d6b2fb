import { z } from 'zod';
import type { TransactionRecord } from '../store/records';
import { type Answer, decimal, refused, xmlAnswer } from '../wire/answer';
import { transactionView } from '../wire/transaction-view';
import { xmlArray, xmlCollection } from '../wire/xml';
import type { Desk } from './desk';

const PAGE_SIZE = 50;

const textCriterion = z.object({
  is: z.string().optional(),
  isNot: z.string().optional(),
  startsWith: z.string().optional(),
  endsWith: z.string().optional(),
  contains: z.string().optional(),
});
const textOf = {
  id: (transaction: TransactionRecord) => transaction.id,
  orderId: (transaction: TransactionRecord) => transaction.orderId ?? '',
  customerId: (transaction: TransactionRecord) => transaction.customer?.id ?? '',
  customerEmail: (transaction: TransactionRecord) => transaction.customer?.email ?? '',
  paymentMethodToken: (transaction: TransactionRecord) => transaction.cardToken ?? '',
};

const rangeCriterion = z.object({
  is: z.string().optional(),
  min: z.coerce.string().optional(),
  max: z.coerce.string().optional(),
});
const listCriterion = z.array(z.string());

/** Supported criteria. Others are refused, because ignoring one would widen the search. */
export const searchRequest = z.object({
  search: z.strictObject({
    id: textCriterion.optional(),
    orderId: textCriterion.optional(),
    customerId: textCriterion.optional(),
    customerEmail: textCriterion.optional(),
    paymentMethodToken: textCriterion.optional(),
    ids: listCriterion.optional(),
    status: listCriterion.optional(),
    type: listCriterion.optional(),
    amount: rangeCriterion.optional(),
    createdAt: rangeCriterion.optional(),
  }),
});
type Criteria = z.infer<typeof searchRequest>['search'];

/** First call of the SDK's search: all matching ids, newest first. */
export function searchIds(desk: Desk, criteria: Criteria): Answer {
  const ids = matching(desk, criteria).map((transaction) => transaction.id);
  return xmlAnswer(200, 'search-results', { pageSize: PAGE_SIZE, ids: xmlArray('item', ids) });
}

/** Second call: one page of them, by the same criteria and a list of ids. */
export function searchPage(desk: Desk, criteria: Criteria): Answer {
  const found = matching(desk, criteria);
  const page = { currentPageNumber: 1, pageSize: PAGE_SIZE, totalItems: found.length };
  const views = found.slice(0, PAGE_SIZE).map((transaction) => transactionView(transaction, desk.now()));
  return xmlAnswer(200, 'credit-card-transactions', xmlCollection('transaction', views, page));
}

export const searchRefused: Answer = refused(
  'search',
  'unsupported',
  'base',
  'The sandbox does not know this search criterion.',
);

const matching = (desk: Desk, criteria: Criteria): TransactionRecord[] =>
  [...desk.store.transactions.values()].filter((transaction) => matches(transaction, criteria)).reverse();

function matches(transaction: TransactionRecord, criteria: Criteria): boolean {
  return (
    Object.entries(textOf).every(([name, read]) =>
      matchesText(read(transaction), criteria[name as keyof typeof textOf]),
    ) &&
    (criteria.ids?.includes(transaction.id) ?? true) &&
    (criteria.status?.includes(transaction.status) ?? true) &&
    (criteria.type?.includes(transaction.type) ?? true) &&
    matchesRange(Number(decimal(transaction.amountCents)), criteria.amount, Number) &&
    matchesRange(Date.parse(transaction.createdAt), criteria.createdAt, Date.parse)
  );
}

function matchesText(value: string, criterion: z.infer<typeof textCriterion> | undefined): boolean {
  if (!criterion) return true;
  const { is, isNot, startsWith, endsWith, contains } = criterion;
  return (
    (is === undefined || value === is) &&
    (isNot === undefined || value !== isNot) &&
    value.startsWith(startsWith ?? '') &&
    value.endsWith(endsWith ?? '') &&
    value.includes(contains ?? '')
  );
}

function matchesRange(
  value: number,
  criterion: z.infer<typeof rangeCriterion> | undefined,
  read: (text: string) => number,
): boolean {
  const { is, min, max } = criterion ?? {};
  return (
    (is === undefined || value === read(is)) &&
    (min === undefined || value >= read(min)) &&
    (max === undefined || value <= read(max))
  );
}
