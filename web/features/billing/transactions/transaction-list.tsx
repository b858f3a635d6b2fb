import { Button } from '@mantine/core';
import { message } from '#domain/messages/catalogue';
import { BusyButton } from '../../../ui/busy-button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { TableSkeleton } from '../../../ui/table-skeleton';
import classes from './transaction-list.module.css';
import { TransactionTable } from './transaction-table';
import type { Transactions } from './use-transactions';

const ROW_HEIGHT = 50;

interface TransactionListProps {
  transactions: Transactions;
  search: string;
  onClearSearch: () => void;
}

/** Loading, failed, empty, nothing found, or the rows. */
export function TransactionList({ transactions, search, onClearSearch }: TransactionListProps) {
  const { sales, isLoading, isRetrying, retry } = transactions;
  if (sales === null) {
    return isLoading ? (
      <div role="status" aria-label="Loading your transactions">
        <TableSkeleton rows={6} columns={6} rowHeight={ROW_HEIGHT} />
      </div>
    ) : (
      <ErrorState
        what="Your transactions could not be loaded."
        onRetry={retry}
        isRetrying={isRetrying}
        retriesByItself
      />
    );
  }
  if (sales.nodes.length === 0) {
    return search.trim() === '' ? (
      <EmptyState title={message.noTransactions} />
    ) : (
      <EmptyState
        title="No transaction matches"
        action={
          <Button variant="default" onClick={onClearSearch}>
            Clear search
          </Button>
        }
      >
        Nothing was found for “{search.trim()}”.
      </EmptyState>
    );
  }
  return (
    <>
      <TransactionTable sales={sales.nodes} />
      {sales.pageInfo.hasNextPage && (
        <MoreButton transactions={transactions} shown={sales.nodes.length} total={sales.totalCount} />
      )}
    </>
  );
}

function MoreButton({
  transactions,
  shown,
  total,
}: {
  transactions: Transactions;
  shown: number;
  total: number;
}) {
  return (
    <div className={classes['more']}>
      <span>
        {shown} of {total} shown
      </span>
      <BusyButton variant="default" isBusy={transactions.isLoadingMore} onClick={transactions.loadMore}>
        Show older transactions
      </BusyButton>
    </div>
  );
}
