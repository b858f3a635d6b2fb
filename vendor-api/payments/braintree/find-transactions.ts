import type braintree from 'braintree';
import { type TransactionAnswer, transactionAnswer } from './read-answers';

export async function findTransactions(
  gateway: braintree.BraintreeGateway,
  orderId: string,
): Promise<TransactionAnswer[]> {
  const found = await searchSales(gateway, (search) => search.orderId().is(orderId));
  return found.filter((transaction) => transaction.orderId === orderId);
}

export function findSalesBetween(
  gateway: braintree.BraintreeGateway,
  from: Date,
  to: Date,
): Promise<TransactionAnswer[]> {
  return searchSales(gateway, (search) => search.createdAt().between(from, to));
}

// Uses events, because the library reports a failed page by an `error` event, which async iteration misses.
function searchSales(
  gateway: braintree.BraintreeGateway,
  narrow: braintree.TransactionSearchFn,
): Promise<TransactionAnswer[]> {
  return new Promise((resolve, reject) => {
    const found: TransactionAnswer[] = [];
    const stream = gateway.transaction.search((search) => {
      narrow(search);
      search.type().is('sale');
    });
    stream.on('error', reject);
    stream.on('data', (transaction: unknown) => {
      const parsed = transactionAnswer.safeParse(transaction);
      if (!parsed.success) reject(parsed.error);
      else found.push(parsed.data);
    });
    stream.on('end', () => resolve(found));
  });
}
