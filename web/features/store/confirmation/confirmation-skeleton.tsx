import { Card } from '../../../ui/card';
import { Loading } from '../../../ui/loading';
import { Skeleton } from '../../../ui/skeleton';
import classes from './confirmation.module.css';

const LABEL_WIDTHS = [96, 84, 88, 72, 112, 92, 56];

export function ConfirmationSkeleton() {
  return (
    <Loading label="Loading the confirmation" className={classes['details']}>
      {LABEL_WIDTHS.map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton width={width + 24} />
        </div>
      ))}
    </Loading>
  );
}

/** The order beside it: a product, what changes its price, and the total. */
export function OrderSkeleton() {
  return (
    <div aria-hidden="true">
      <Card title="Order">
        {[168, 120, 104].map((width) => (
          <div key={width} className={classes['amount']}>
            <Skeleton width={width} />
            <Skeleton width={72} />
          </div>
        ))}
      </Card>
    </div>
  );
}
