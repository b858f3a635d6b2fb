import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { transactionsHash } from '../../../app/paths';
import { Card } from '../../../ui/card';
import { SpendingChart } from '../spending/spending-chart';
import type { SpendingChart_YearFragment } from '../spending/spending-chart.generated';
import { TransactionList } from './transaction-list';
import classes from './transaction-list.module.css';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';
import { useScrollToHash } from './use-scroll-to-hash';
import { useSearchInAddress } from './use-search-in-address';
import { useTransactions } from './use-transactions';

interface TransactionHistoryProps {
  /** The newest sales; null while they load, or when they could not be read. */
  sales: TransactionTable_SalesFragment | null;
  spending: readonly SpendingChart_YearFragment[];
  isLoading: boolean;
  onRetry: () => void;
}

/** What was bought, newest first, with its receipts (SALES-01). */
export function TransactionHistory({ sales, spending, isLoading, onRetry }: TransactionHistoryProps) {
  const { search, setSearch } = useSearchInAddress();
  const transactions = useTransactions({ sales, isLoading, onRetry }, search);
  useScrollToHash(transactionsHash, !isLoading);
  const isEmpty = sales?.totalCount === 0 && search === '';
  return (
    <Card
      id={transactionsHash}
      title="Transaction History"
      flush
      actions={
        !isEmpty && (
          <TextInput
            className={classes['search']}
            disabled={sales === null && search === ''}
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
      <SpendingChart years={spending} isLoading={isLoading && sales === null} />
      <TransactionList transactions={transactions} search={search} onClearSearch={() => setSearch('')} />
    </Card>
  );
}
