import { Card } from '../card';
import { Page } from '../page';
import { Skeleton } from './skeleton';
import classes from './skeleton.module.css';
import { TableSkeleton } from './table-skeleton';

/** A page whose code is still on its way; when it is there it says itself what it loads. */
export function PageSkeleton() {
  return (
    <Page>
      <div className={classes['page']} aria-hidden="true">
        <div className={classes['heading']}>
          <Skeleton width={220} height={22} />
        </div>
        <Card flush>
          <TableSkeleton rows={8} columns={5} />
        </Card>
      </div>
    </Page>
  );
}
