import { Link } from 'react-router-dom';
import { counted } from '#domain/text/counts';
import { openedFromBilling } from '../../../app/opened-from';
import { confirmationPath } from '../../../app/paths';
import type { SaleOrder, SaleOrderField } from '../../../schema.generated';
import type { Column, Section, TableSort } from '../../../ui/data-table/column';
import { useNarrow } from '../../../ui/data-table/data-table';
import { SectionedTable } from '../../../ui/data-table/rows';
import { ReceiptButton } from '../../../ui/fields/receipt-button';
import { DateText, Money, Sentence } from '../../../ui/text';
import type { SpendingChart_YearFragment } from '../spending/spending-chart.generated';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';
import classes from './transaction-table.module.css';
import { nextOrder } from './transaction-view';

interface TransactionTableProps {
  sales: readonly Sale[];
  order: SaleOrder;
  onOrder: (order: SaleOrder) => void;
  years: readonly SpendingChart_YearFragment[] | null;
}

/** One row per purchase (SALES-04); phones show cards. */
export function TransactionTable({ sales, order, onOrder, years }: TransactionTableProps) {
  const isNarrow = useNarrow(760);
  return (
    <SectionedTable
      sections={years === null ? [{ key: 'all', heading: null, rows: sales }] : yearSections(sales, years)}
      columns={SALE_COLUMNS}
      label="Transactions"
      sort={isNarrow ? null : saleSort(order, onOrder)}
      className={classes['table']}
    />
  );
}

function yearSections(sales: readonly Sale[], years: readonly SpendingChart_YearFragment[]): Section<Sale>[] {
  return yearGroups(sales).map(({ year, sales: rows }) => {
    const spent = years.find((each) => each.year === year);
    return {
      key: String(year),
      heading: {
        text: (
          <>
            {year} {spent && <span className={classes['count']}>{counted(spent.saleCount, 'purchase')}</span>}
          </>
        ),
        figure: spent && <Money amount={spent.total} />,
        figureColumn: 'amount',
      },
      rows,
    };
  });
}

interface YearGroup<TSale> {
  year: number;
  sales: TSale[];
}

export function yearGroups<TSale extends { purchasedDate: string }>(
  sales: readonly TSale[],
): YearGroup<TSale>[] {
  const groups: YearGroup<TSale>[] = [];
  for (const sale of sales) {
    const year = Number(sale.purchasedDate.slice(0, 4));
    const last = groups.at(-1);
    if (last?.year === year) last.sales.push(sale);
    else groups.push({ year, sales: [sale] });
  }
  return groups;
}

type Sale = TransactionTable_SalesFragment['nodes'][number];

export const SALE_COLUMNS: readonly Column<Sale, SaleOrderField>[] = [
  {
    id: 'product',
    title: 'Product Edition',
    inCard: 'title',
    orderBy: 'PRODUCT',
    cell: ({ products }) =>
      products.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: products of one purchase may have the same text (SALES-08)
        <div key={index}>
          <Sentence>{text}</Sentence>
        </div>
      )),
  },
  {
    id: 'term',
    title: 'Billing Term',
    width: '11.5%',
    inCard: 'line',
    orderBy: 'TERM',
    cell: ({ termName }) => termName,
  },
  {
    id: 'date',
    title: 'Purchased Date',
    width: '15.5%',
    inCard: 'line',
    orderBy: 'PURCHASED_DATE',
    cell: ({ purchasedDate }) => <DateText date={purchasedDate} />,
  },
  {
    id: 'amount',
    title: 'Payment Amount',
    width: '15.5%',
    isNumeric: true,
    inCard: 'corner',
    orderBy: 'AMOUNT',
    cell: ({ amount }) => (
      <span className={classes['amount']}>
        <Money amount={amount} />
      </span>
    ),
  },
  {
    id: 'receipt',
    title: 'Receipt',
    width: '10.5%',
    isNumeric: true,
    inCard: 'control',
    cell: ({ id, receiptUrl, receiptFileName }) => (
      <ReceiptButton saleId={id} url={receiptUrl} fileName={receiptFileName} />
    ),
  },
  {
    id: 'confirmation',
    title: 'Confirmation',
    width: '16%',
    isNumeric: true,
    inCard: 'control',
    cell: ({ id }) => (
      <Link to={confirmationPath(id)} state={openedFromBilling} aria-label={`Details of order ${id}`}>
        Details
      </Link>
    ),
  },
];

export function saleSort(order: SaleOrder, onOrder: (order: SaleOrder) => void): TableSort<SaleOrderField> {
  return {
    field: order.field,
    isAscending: order.direction === 'ASC',
    onField: (field) => onOrder(nextOrder(order, field)),
  };
}
