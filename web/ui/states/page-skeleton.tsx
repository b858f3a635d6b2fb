import { Card } from '../card';
import { Page } from '../page';
import { Skeleton, TableSkeleton } from './loading';
import classes from './skeleton.module.css';

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
