import { Card } from '../../../ui/card';
import { Loading } from '../../../ui/loading';
import { Skeleton } from '../../../ui/skeleton';
import classes from './confirmation.module.css';

const LABEL_WIDTHS = [96, 84, 88, 72, 112, 92, 56];
const BUTTON_WIDTHS = [148, 76, 140];

/** The facts of an order and where to go from there, of which some orders have more and some fewer. */
export function ConfirmationSkeleton() {
  return (
    <Loading label="Loading the confirmation">
      <div className={classes['details']}>
        {LABEL_WIDTHS.map((width) => (
          <div key={width}>
            <Skeleton width={width} />
            <Skeleton width={width + 24} />
          </div>
        ))}
      </div>
      <div className={classes['next']}>
        <div className={classes['actions']}>
          {BUTTON_WIDTHS.map((width) => (
            <Skeleton key={width} width={width} height={36} />
          ))}
        </div>
      </div>
    </Loading>
  );
}

/**
 * The order beside it: a product, what changes its price, and the total. Where it will stand below the facts its place
 * is not known before they are, and nothing stands there yet.
 */
export function OrderSkeleton() {
  return (
    <div aria-hidden="true" className={classes['beside']}>
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
