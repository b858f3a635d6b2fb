import { Link } from 'react-router-dom';
import { confirmationPath } from '../../../app/paths';
import type { SaleOrder, SaleOrderField } from '../../../schema.generated';
import type { Column, TableSort } from '../../../ui/data-table/column';
import { DateText } from '../../../ui/date-text';
import { ReceiptButton } from '../../../ui/fields/receipt-button';
import { Money } from '../../../ui/money';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';
import classes from './transaction-table.module.css';
import { nextOrder } from './transaction-view';

export type Sale = TransactionTable_SalesFragment['nodes'][number];

/** The columns in their order (SALES-04). */
export const SALE_COLUMNS: readonly Column<Sale, SaleOrderField>[] = [
  {
    id: 'product',
    title: 'Product Edition',
    inCard: 'title',
    orderBy: 'PRODUCT',
    cell: ({ products }) => productLines(products).map(({ key, text }) => <div key={key}>{text}</div>),
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
    width: '14.5%',
    isNumeric: true,
    inCard: 'control',
    cell: ({ id }) => (
      <Link to={confirmationPath(id)} aria-label={`Details of order ${id}`}>
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

/** Two of the products that were bought at once may read the same (SALES-08). */
function productLines(products: Sale['products']): { key: string; text: string }[] {
  const times = new Map<string, number>();
  return products.map(({ text }) => {
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return { key: `${text} #${time}`, text };
  });
}
