import { Link } from 'react-router-dom';
import { transactionsPath } from '../../../app/paths';
import { DateText } from '../../../ui/date-text';
import { ReceiptButton } from '../../../ui/receipt-button';
import { Skeleton } from '../../../ui/skeleton';
import classes from './confirmation.module.css';
import type { useConfirmationSaleQuery } from './confirmation-sale.generated';

interface ConfirmationReceiptProps {
  /** The sale of the order, as the history has it. */
  query: Pick<ReturnType<typeof useConfirmationSaleQuery>, 'data' | 'loading'>;
}

/** The receipt with its date, or the way to where it will be: a sale may be in the history a little later than here. */
export function ConfirmationReceipt({ query: { data, loading } }: ConfirmationReceiptProps) {
  const sale = data?.viewer?.sale ?? null;
  if (sale === null && loading) return <Skeleton width={132} />;
  if (sale === null) return <Link to={transactionsPath}>Transaction History</Link>;
  return (
    <span className={classes['receipt']}>
      <DateText date={sale.purchasedDate} />
      <ReceiptButton saleId={sale.id} url={sale.receiptUrl} fileName={sale.receiptFileName} />
    </span>
  );
}
