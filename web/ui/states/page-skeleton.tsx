import { Card } from '../card';
import { Page } from '../page';
import { Skeleton, TableSkeleton } from './loading';
import classes from './skeleton.module.css';

/** Skeleton of a page; its title, if known, is visual only. */
export function PageSkeleton({ title }: { title?: string | undefined }) {
  return (
    <Page>
      <div className={classes['page']} aria-hidden="true">
        <div className={classes['heading']}>
          {title === undefined ? <Skeleton width={220} height={22} /> : <h1>{title}</h1>}
        </div>
        <Card flush>
          <TableSkeleton rows={8} columns={5} />
        </Card>
      </div>
    </Page>
  );
}
