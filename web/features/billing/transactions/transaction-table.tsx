import { Link } from 'react-router-dom';
import { confirmationPath } from '../../../app/paths';
import { DateText } from '../../../ui/date-text';
import { Money } from '../../../ui/money';
import { ReceiptButton } from './receipt-button';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';
import classes from './transaction-table.module.css';

type Sale = TransactionTable_SalesFragment['nodes'][number];

const COLUMNS = [
  'Product Edition',
  'Billing Term',
  'Purchased Date',
  'Payment Amount',
  'Receipt',
  'Confirmation',
];

/**
 * One row a purchase (SALES-04), on a phone one card. The roles keep it a table for a screen reader
 * where the style sheet makes cards of it.
 */
export function TransactionTable({ sales }: { sales: readonly Sale[] }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes
    <table role="table" className={classes['table']}>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sales.map((sale) => (
          <TransactionRow key={sale.id} sale={sale} />
        ))}
      </tbody>
    </table>
  );
}

function TransactionRow({ sale }: { sale: Sale }) {
  return (
    <tr role="row">
      <td role="cell" className={classes['products']}>
        {sale.products.map(({ text }) => (
          <div key={text}>{text}</div>
        ))}
      </td>
      <td role="cell">{sale.termName}</td>
      <td role="cell">
        <DateText date={sale.purchasedDate} />
      </td>
      <td role="cell" className={classes['amount']}>
        <Money amount={sale.amount} />
      </td>
      <td role="cell">
        <ReceiptButton saleId={sale.id} url={sale.receiptUrl} fileName={sale.receiptFileName} />
      </td>
      <td role="cell">
        <Link to={confirmationPath(sale.id)} aria-label={`Details of order ${sale.id}`}>
          Details
        </Link>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
