import { Card } from '../../../ui/card';
import { Loading, Skeleton } from '../../../ui/states/loading';
import classes from './confirmation.module.css';

const LABEL_WIDTHS = [96, 84, 64, 88, 72, 112, 92, 56];
const BUTTON_WIDTHS = [148, 76, 140];

export function ConfirmationSkeleton() {
  return (
    <Loading label="Loading the confirmation">
      <div className={classes['details']} data-rows>
        {LABEL_WIDTHS.map((width) => (
          <div key={width}>
            <Skeleton width={width} />
            <Skeleton width={width + 24} />
          </div>
        ))}
      </div>
      <div className={classes['next']} data-paper="off">
        <div className={classes['actions']}>
          {BUTTON_WIDTHS.map((width) => (
            <Skeleton key={width} width={width} height={36} />
          ))}
        </div>
      </div>
    </Loading>
  );
}

/** Shown beside the confirmation only: below it, its position is not known yet. */
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
