import { BusyButton } from '../../../ui/busy-button';
import classes from './transaction-list.module.css';
import { isDefaultOrder } from './transaction-view';
import type { ShownSales, Transactions } from './use-transactions';

interface MoreTransactionsProps {
  transactions: Transactions;
  shown: ShownSales;
}

/** How much of the list is shown, and the way to the rest of it. */
export function MoreTransactions({ transactions, shown: { sales, view } }: MoreTransactionsProps) {
  const [shown, all] = [sales.nodes.length, sales.totalCount].map((count) => count.toLocaleString('en-US'));
  return (
    <div className={classes['more']}>
      <span role="status">
        {shown} of {all} shown
      </span>
      <BusyButton variant="default" isBusy={transactions.isLoadingMore} onClick={transactions.loadMore}>
        {isDefaultOrder(view.order) ? 'Show older transactions' : 'Show more transactions'}
      </BusyButton>
    </div>
  );
}
