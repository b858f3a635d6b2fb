import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { TableSkeleton } from '../../ui/table-skeleton';
import classes from './manage.module.css';

/** The page in outline, each part of the size of what replaces it. */
export function ManageSkeleton() {
  return (
    <div className={classes['skeleton']} role="status" aria-label="Loading your products">
      <div className={classes['figures']}>
        {['Seats in use', 'Next 12 months'].map((title) => (
          <Card key={title}>
            <h2>{title}</h2>
            <Skeleton height={10} />
          </Card>
        ))}
      </div>
      <div className={classes['skeletonFilters']}>
        <Skeleton width={280} height={36} />
        <Skeleton width={320} height={28} />
      </div>
      <Card flush title={<Skeleton width={320} height={18} />}>
        <TableSkeleton rows={10} columns={7} />
      </Card>
    </div>
  );
}
