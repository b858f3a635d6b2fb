import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { message } from '#domain/messages/catalogue';
import type { Part } from '../../../app/graphql/use-part';
import { transactionsHash } from '../../../app/paths';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/states/empty-state';
import { OutdatedNote } from '../../../ui/states/outdated-note';
import { DownloadReceipts } from '../archive/download-receipts';
import { CustomDays } from '../period/custom-days';
import { PeriodSelect } from '../period/period-select';
import { RenewalReceipts, RenewalReceiptsSkeleton } from '../renewals/renewal-receipts';
import type { RenewalReceipts_UserFragment } from '../renewals/renewal-receipts.generated';
import { Spending } from '../spending/spending';
import type { SpendingChart_YearFragment } from '../spending/spending-chart.generated';
import { ListBar } from './list-bar';
import classes from './transaction-history.module.css';
import { TransactionList } from './transaction-list';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';
import type { TransactionView } from './transaction-view';
import { useTransactions } from './use-transactions';

interface TransactionHistoryProps {
  sales: Part<TransactionTable_SalesFragment>;
  openingView: TransactionView;
  spending: Part<readonly SpendingChart_YearFragment[]>;
  renewals: Part<RenewalReceipts_UserFragment>;
  view: TransactionView;
  onChange: (view: Partial<TransactionView>) => void;
}

export function TransactionHistory(props: TransactionHistoryProps) {
  const { sales, spending, view, onChange } = props;
  useScrollToHash(transactionsHash, !sales.isLoading);
  const years = (spending.value ?? []).map(({ year }) => year);
  const isEmpty = spending.value?.length === 0;
  return (
    <Card
      id={transactionsHash}
      title="Transaction History"
      flush
      actions={
        !isEmpty && (
          <div className={classes['actions']}>
            <PeriodSelect
              label="Period of the transactions"
              period={view.period}
              years={years}
              disabled={spending.value === null}
              onChange={(period) => onChange({ period })}
            />
            <DownloadReceipts period={view.period} years={years} disabled={spending.value === null} />
          </div>
        )
      }
    >
      <div className={classes['module']}>
        <div className={classes['bleed']}>
          {sales.isOutdated && <OutdatedNote onRetry={sales.retry} isRetrying={sales.isRetrying} />}
          {isEmpty ? <EmptyState isInPart title={message.noTransactions} /> : <History {...props} />}
        </div>
      </div>
    </Card>
  );
}

function History(props: TransactionHistoryProps) {
  const { sales, openingView, spending, renewals, view, onChange } = props;
  const transactions = useTransactions(sales, openingView, view);
  return (
    <>
      {view.period.kind === 'days' && (
        <div className={classes['days']}>
          <CustomDays
            days={view.period}
            onChange={(days) => onChange({ period: { kind: 'days', ...days } })}
          />
        </div>
      )}
      <Spending spending={spending} period={view.period} onPeriod={(period) => onChange({ period })} />
      {renewals.value?.renewalReceipts && (
        <RenewalReceipts setting={renewals.value.renewalReceipts} ownEmail={renewals.value.email} />
      )}
      {renewals.isLoading && <RenewalReceiptsSkeleton />}
      {(sales.isLoading || spending.value !== null) && (
        <ListBar view={view} transactions={transactions} onChange={onChange} />
      )}
      <TransactionList transactions={transactions} years={spending.value ?? []} onChange={onChange} />
    </>
  );
}

function useScrollToHash(id: string, isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id, isReady, hash]);
}
