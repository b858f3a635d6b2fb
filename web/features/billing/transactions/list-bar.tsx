import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { counted } from '#domain/text/counts';
import { useNarrow } from '../../../ui/data-table/data-table';
import { SortSelect } from '../../../ui/data-table/sort';
import { useSearchText } from '../../../ui/fields/use-search-text';
import { OFF_PAPER } from '../../../ui/off-paper';
import { Skeleton } from '../../../ui/states/loading';
import { Money, Sentence } from '../../../ui/text';
import { periodText } from '../period/period-text';
import classes from './list-bar.module.css';
import { SALE_COLUMNS, saleSort } from './transaction-table';
import type { TransactionView } from './transaction-view';
import type { ShownSales, Transactions } from './use-transactions';

interface ListBarProps {
  view: TransactionView;
  transactions: Transactions;
  onChange: (view: Partial<TransactionView>) => void;
}

export function ListBar({ view, transactions: { shown, isLoading }, onChange }: ListBarProps) {
  const search = useSearchText(view.search, (text) => onChange({ search: text }));
  const isNarrow = useNarrow(760);
  return (
    <div className={classes['bar']}>
      <div className={classes['sum']} role="status">
        {shown && <Sum {...shown} />}
        {!shown && isLoading && <Skeleton width={180} />}
      </div>
      <TextInput
        ref={search.field}
        className={classes['search'] ?? ''}
        wrapperProps={OFF_PAPER}
        type="search"
        enterKeyHint="search"
        aria-label="Search transactions"
        placeholder="Search product, term, order number"
        leftSection={<IconSearch size="1rem" aria-hidden="true" />}
        rightSection={
          search.text !== '' && <CloseButton size="sm" aria-label="Clear the search" onClick={search.clear} />
        }
        disabled={shown === null && isLoading && view.search === ''}
        value={search.text}
        onChange={(event) => search.type(event.currentTarget.value)}
      />
      {isNarrow && (
        <SortSelect columns={SALE_COLUMNS} sort={saleSort(view.order, (order) => onChange({ order }))} />
      )}
    </div>
  );
}

function Sum({ sales, view: { search, period } }: ShownSales) {
  const found = search.trim() === '' ? '' : ` with “${search.trim()}”`;
  return (
    <>
      <strong>
        <Money amount={sales.totalAmount} />
      </strong>{' '}
      {counted(sales.totalCount, 'purchase')}
      {found} <Sentence>{periodText(period)}</Sentence>
    </>
  );
}
