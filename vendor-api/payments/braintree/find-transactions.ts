import type braintree from 'braintree';
import { type TransactionAnswer, transactionAnswer } from './answers';

/**
 * All sales recorded under an order id. Read as a stream of events: the library's stream reports a failed page by
 * an `error` event and goes on, which async iteration would miss.
 */
export function findTransactions(
  gateway: braintree.BraintreeGateway,
  orderId: string,
): Promise<TransactionAnswer[]> {
  return new Promise((resolve, reject) => {
    const found: TransactionAnswer[] = [];
    const stream = gateway.transaction.search((search) => {
      search.orderId().is(orderId);
      search.type().is('sale');
    });
    stream.on('error', reject);
    stream.on('data', (transaction: unknown) => {
      const parsed = transactionAnswer.safeParse(transaction);
      if (!parsed.success) reject(parsed.error);
      else if (parsed.data.orderId === orderId) found.push(parsed.data);
    });
    stream.on('end', () => resolve(found));
  });
}
