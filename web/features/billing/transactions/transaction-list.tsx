import { Button } from '@mantine/core';
import { ALL_TIME } from '#domain/billing/period';
import { message } from '#domain/messages/catalogue';
import { countText } from '#domain/text/counts';
import { BusyButton } from '../../../ui/fields/busy-button';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedPart } from '../../../ui/states/error-state';
import { Loading, TableSkeleton } from '../../../ui/states/loading';
import stale from '../../../ui/states/stale.module.css';
import { periodText } from '../period/period-text';
import type { SpendingChart_YearFragment } from '../spending/spending-chart.generated';
import classes from './transaction-list.module.css';
import { TransactionTable } from './transaction-table';
import { isDefaultOrder, type TransactionView } from './transaction-view';
import type { ShownSales, Transactions } from './use-transactions';

const ROW_HEIGHT = 50;

interface TransactionListProps {
  transactions: Transactions;
  years: readonly SpendingChart_YearFragment[];
  onChange: (view: Partial<TransactionView>) => void;
}

export function TransactionList({ transactions, years, onChange }: TransactionListProps) {
  const { shown, isLoading, isPending } = transactions;
  if (shown === null) {
    return isLoading ? (
      <Loading label="Loading your transactions">
        <TableSkeleton rows={6} columns={6} rowHeight={ROW_HEIGHT} />
      </Loading>
    ) : (
      <FailedPart what="Your transactions could not be loaded." of={transactions} />
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

interface NothingFoundProps extends Pick<TransactionListProps, 'onChange'> {
  view: TransactionView;
}

function NothingFound({ view, onChange }: NothingFoundProps) {
  const search = view.search.trim();
  if (search === '' && view.period.kind === 'all')
    return <EmptyState isInPart title={message.noTransactions} />;
  const where = view.period.kind === 'all' ? '' : ` ${periodText(view.period)}`;
  return (
    <EmptyState
      isInPart
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

interface MoreTransactionsProps {
  transactions: Transactions;
  shown: ShownSales;
}

function MoreTransactions({ transactions, shown: { sales, view } }: MoreTransactionsProps) {
  const [shown, all] = [sales.nodes.length, sales.totalCount].map((count) => countText(count));
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
