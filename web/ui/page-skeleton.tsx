import { Card } from './card';
import { Page } from './page';
import { Skeleton } from './skeleton';
import classes from './skeleton.module.css';
import { TableSkeleton } from './table-skeleton';

/** A page whose code is still on its way. */
export function PageSkeleton() {
  return (
    <Page>
      <div className={classes['page']} role="status" aria-label="Loading">
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
