import { Button } from '@mantine/core';
import { ALL_TIME } from '#domain/billing/period';
import { message } from '#domain/messages/catalogue';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import stale from '../../../ui/stale.module.css';
import { periodText } from '../period/period-text';
import type { SpendingChart_YearFragment } from '../spending/spending-chart.generated';
import { MoreTransactions } from './more-transactions';
import { TransactionSkeleton } from './transaction-skeleton';
import { TransactionTable } from './transaction-table';
import { isDefaultOrder, type TransactionView } from './transaction-view';
import type { Transactions } from './use-transactions';

interface TransactionListProps {
  transactions: Transactions;
  /** What was spent in each year; empty while it is not known. */
  years: readonly SpendingChart_YearFragment[];
  onChange: (view: Partial<TransactionView>) => void;
}

/** Loading, failed, empty, nothing found, or the rows. */
export function TransactionList({ transactions, years, onChange }: TransactionListProps) {
  const { shown, isLoading, isPending, isRetrying, retry } = transactions;
  if (shown === null) {
    return isLoading ? (
      <TransactionSkeleton />
    ) : (
      <ErrorState
        what="Your transactions could not be loaded."
        onRetry={retry}
        isRetrying={isRetrying}
        retriesByItself
      />
    );
  }
  const { sales, view } = shown;
  if (sales.nodes.length === 0) return <NothingFound view={view} onChange={onChange} />;
  const isByYear = view.period.kind === 'all' && view.search.trim() === '' && isDefaultOrder(view.order);
  return (
    <div className={isPending ? stale['stale'] : undefined} aria-busy={isPending}>
      <TransactionTable
        sales={sales.nodes}
        order={view.order}
        onOrder={(order) => onChange({ order })}
        years={isByYear ? years : null}
      />
      {sales.pageInfo.hasNextPage && <MoreTransactions transactions={transactions} shown={shown} />}
    </div>
  );
}

function NothingFound({
  view,
  onChange,
}: {
  view: TransactionView;
  onChange: TransactionListProps['onChange'];
}) {
  const search = view.search.trim();
  if (search === '' && view.period.kind === 'all') return <EmptyState title={message.noTransactions} />;
  const where = view.period.kind === 'all' ? '' : ` ${periodText(view.period)}`;
  return (
    <EmptyState
      title="No transaction matches"
      action={
        search === '' ? (
          <Button variant="default" onClick={() => onChange({ period: ALL_TIME })}>
            Show all years
          </Button>
        ) : (
          <Button variant="default" onClick={() => onChange({ search: '' })}>
            Clear search
          </Button>
        )
      }
    >
      {search === '' ? `Nothing was bought${where}.` : `Nothing was found for “${search}”${where}.`}
    </EmptyState>
  );
}
