import type { SaleOrder } from '../../../schema.generated';
import type { SpendingChart_YearFragment } from '../spending/spending-chart.generated';
import { SALE_COLUMNS } from './sale-columns';
import { SortHeader } from './sort-header';
import { TransactionRow } from './transaction-row';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';
import classes from './transaction-table.module.css';
import { useNarrow } from './use-narrow';
import { yearGroups } from './year-groups';
import { YearHeading } from './year-heading';

interface TransactionTableProps {
  sales: TransactionTable_SalesFragment['nodes'];
  order: SaleOrder;
  onOrder: (order: SaleOrder) => void;
  /** What was spent in each year, for the headings of the years; null for a list without them. */
  years: readonly SpendingChart_YearFragment[] | null;
}

/**
 * One row a purchase (SALES-04), on a phone one card. The roles keep it a table for a screen reader
 * where the style sheet makes cards of it.
 */
export function TransactionTable({ sales, order, onOrder, years }: TransactionTableProps) {
  const isNarrow = useNarrow();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes
    <table role="table" className={classes['table']}>
      <thead role="rowgroup">
        <tr role="row">
          {SALE_COLUMNS.map((column) => (
            <SortHeader
              key={column.title}
              column={column}
              order={order}
              onOrder={isNarrow ? null : onOrder}
            />
          ))}
        </tr>
      </thead>
      {years === null ? (
        <tbody role="rowgroup">
          {sales.map((sale) => (
            <TransactionRow key={sale.id} sale={sale} />
          ))}
        </tbody>
      ) : (
        yearGroups(sales).map((group) => (
          <tbody role="rowgroup" key={group.year}>
            <YearHeading year={group.year} spent={years.find(({ year }) => year === group.year)} />
            {group.sales.map((sale) => (
              <TransactionRow key={sale.id} sale={sale} />
            ))}
          </tbody>
        ))
      )}
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
