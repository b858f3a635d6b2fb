import { memo } from 'react';
import { Link } from 'react-router-dom';
import { confirmationPath } from '../../../app/paths';
import { DateText } from '../../../ui/date-text';
import { Money } from '../../../ui/money';
import { ReceiptButton } from '../../../ui/receipt-button';
import { productLines } from './product-lines';
import type { TransactionTable_SalesFragment } from './transaction-table.generated';
import classes from './transaction-table.module.css';

interface TransactionRowProps {
  sale: TransactionTable_SalesFragment['nodes'][number];
}

/** One purchase. Drawn once: a list of thousands only grows at its end. */
export const TransactionRow = memo(function TransactionRow({ sale }: TransactionRowProps) {
  // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes
  return (
    <tr role="row">
      <td role="cell">
        {productLines(sale.products).map(({ key, text }) => (
          <div key={key}>{text}</div>
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
  );
  // biome-ignore-end lint/a11y/noRedundantRoles: as above
});
