import { Card } from '../../ui/card';
import { Loading } from '../../ui/states/loading';
import { Skeleton } from '../../ui/states/skeleton';
import { TableSkeleton } from '../../ui/states/table-skeleton';
import classes from './manage.module.css';

const TRACKS = '26px 130px 22% 10% 24% 10% 1fr 40px';

export function ManageSkeleton() {
  return (
    <Loading label="Loading your products" className={classes['skeleton']}>
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
        <TableSkeleton rows={1} columns={8} rowHeight={34} tracks={TRACKS} />
        <TableSkeleton rows={10} columns={8} tracks={TRACKS} />
      </Card>
    </Loading>
  );
}
