import type { Explained } from '../../../checkout/price/use-explained';
import { Card } from '../../../ui/card';
import { DateText } from '../../../ui/date-text';
import stale from '../../../ui/stale.module.css';
import classes from '../reactivate/reactivated-group.module.css';
import { type ReviewAmount, ReviewAmounts } from '../review/review-amounts';
import type { Transfer_PreviewFragment } from './transfer.generated';

interface OrderSummaryProps {
  price: Transfer_PreviewFragment;
  amounts: readonly ReviewAmount[];
  explained: Explained;
  isStale: boolean;
}

/** What changes hands, and what its next renewal consists of (XFER-10). */
export function OrderSummary({ price, amounts, explained, isStale }: OrderSummaryProps) {
  return (
    <>
      <Card title="Order Summary">
        <TransferFacts price={price} />
      </Card>
      {amounts.length > 0 && (
        <Card title="Next renewal" flush>
          <div className={isStale ? stale['stale'] : undefined}>
            <ReviewAmounts amounts={amounts} explained={explained} />
          </div>
        </Card>
      )}
    </>
  );
}

/** What there is to know of the group. */
export function TransferFacts({ price }: { price: Transfer_PreviewFragment }) {
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>Subscription</dt>
        <dd>
          {price.groupName}
          {price.contents !== '' && `, ${price.contents}`}
        </dd>
      </div>
      <div>
        <dt>Billing term</dt>
        <dd>{price.termName}</dd>
      </div>
      <div>
        <dt>Paid up to</dt>
        <dd>
          <DateText date={price.expireDate} />
        </dd>
      </div>
      <div>
        <dt>Owner until now</dt>
        <dd>{price.ownerEmail}</dd>
      </div>
    </dl>
  );
}
