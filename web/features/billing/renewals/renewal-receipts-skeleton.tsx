import { Loading } from '../../../ui/loading';
import { Skeleton } from '../../../ui/skeleton';
import classes from './renewal-receipts.module.css';

/** The setting while it is on its way. */
export function RenewalReceiptsSkeleton() {
  return (
    <Loading label="Loading the setting for renewal receipts" className={classes['setting']}>
      <div className={classes['box']}>
        <Skeleton width={285} />
      </div>
      <div className={classes['field']}>
        <Skeleton height={36} />
      </div>
    </Loading>
  );
}
