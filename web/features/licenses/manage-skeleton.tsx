import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { TableSkeleton } from '../../ui/table-skeleton';
import classes from './manage.module.css';

/** Those of the seat table. */
const TRACKS = '130px 22% 10% 24% 10% 1fr 40px';

/** The page in outline, each part of the size of what replaces it. */
export function ManageSkeleton() {
  return (
    <div className={classes['skeleton']} role="status" aria-label="Loading your products">
      <div className={classes['figures']}>
        {['Seats in use', 'Next 12 months'].map((title) => (
          <Card key={title}>
            <h2>{title}</h2>
            <Skeleton height={12} />
          </Card>
        ))}
      </div>
      <div className={classes['skeletonFilters']}>
        <Skeleton width={280} height={36} />
        <Skeleton width={320} height={28} />
      </div>
      <div className={classes['skeletonSection']}>
        <Skeleton width={60} height={12} />
      </div>
      <Card flush>
        <div className={classes['skeletonGroup']}>
          <Skeleton width={320} height={18} />
        </div>
        <TableSkeleton rows={1} columns={7} rowHeight={34} tracks={TRACKS} />
        <TableSkeleton rows={10} columns={7} tracks={TRACKS} />
      </Card>
    </div>
  );
}
