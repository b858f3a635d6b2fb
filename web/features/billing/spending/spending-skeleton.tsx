import { Loading } from '../../../ui/loading';
import { Skeleton } from '../../../ui/skeleton';
import { PLOT_HEIGHT } from './bars';
import classes from './spending-chart.module.css';

const MONTH_NAMES_HEIGHT = 26;

/** The chart while it is on its way. */
export function SpendingSkeleton() {
  return (
    <Loading label="Loading what was spent" className={classes['chart']}>
      <div className={classes['caption']}>
        <Skeleton width={160} />
      </div>
      <div className={classes['body']}>
        <Skeleton height={PLOT_HEIGHT + MONTH_NAMES_HEIGHT} />
        <div className={classes['legend']}>
          <Skeleton width={150} height={28} />
          <Skeleton height={64} />
        </div>
      </div>
    </Loading>
  );
}
