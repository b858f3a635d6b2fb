import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Part } from '../../../app/graphql/use-part';
import { transactionsHash } from '../../../app/paths';
import { Card } from '../../../ui/card';
import { OutdatedNote } from '../../../ui/outdated-note';
import { SpendingChart } from '../spending/spending-chart';
import type { SpendingChart_YearFragment } from '../spending/spending-chart.generated';
import { TransactionList } from './transaction-list';
import classes from './transaction-list.module.css';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';
import { useScrollToHash } from './use-scroll-to-hash';
import { useSearchInAddress } from './use-search-in-address';
import { useTransactions } from './use-transactions';

interface TransactionHistoryProps {
  /** The newest sales. */
  sales: Part<TransactionTable_SalesFragment>;
  spending: Part<readonly SpendingChart_YearFragment[]>;
}

/** What was bought, newest first, with its receipts (SALES-01). */
export function TransactionHistory({ sales, spending }: TransactionHistoryProps) {
  const { search, setSearch } = useSearchInAddress();
  const transactions = useTransactions(sales, search);
  useScrollToHash(transactionsHash, !sales.isLoading);
  const isEmpty = sales.value?.totalCount === 0 && search === '';
  return (
    <Card
      id={transactionsHash}
      title="Transaction History"
      flush
      actions={
        !isEmpty && (
          <TextInput
            className={classes['search']}
            disabled={sales.value === null && search === ''}
            type="search"
            aria-label="Search transactions"
            placeholder="Search"
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )
      }
    >
      {sales.isOutdated && <OutdatedNote onRetry={sales.retry} isRetrying={sales.isRetrying} />}
      <SpendingChart years={spending.value ?? []} isLoading={spending.isLoading} />
      <TransactionList transactions={transactions} search={search} onClearSearch={() => setSearch('')} />
    </Card>
  );
}
