import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { TableSkeleton } from '../../ui/table-skeleton';
import classes from './buy-form.module.css';

const PRODUCT_ROW_HEIGHT = 73;

/** The buy page before its prices are there, each part of the size that it will have. */
export function BuySkeleton() {
  return (
    <div className={classes['columns']} role="status" aria-label="Loading the prices">
      <div className={classes['fields']}>
        <Card title="Group and billing term">
          <Skeleton height={192} />
        </Card>
        <Card title="Seats" flush>
          <TableSkeleton rows={3} columns={3} rowHeight={PRODUCT_ROW_HEIGHT} />
        </Card>
        <Card title="Licensee">
          <Skeleton width="60%" height={20} />
        </Card>
        <Card title="Payment">
          <Skeleton height={64} />
        </Card>
      </div>
      <div className={classes['summary']}>
        <Card title="Order summary">
          <Skeleton height={372} />
        </Card>
      </div>
    </div>
  );
}
