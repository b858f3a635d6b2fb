import { daysOf, type Period, yearOf } from '#domain/billing/period';
import type { Part } from '../../../app/graphql/use-part';
import { Loading } from '../../../ui/states/loading';
import { Skeleton } from '../../../ui/states/skeleton';
import { PLOT_HEIGHT } from './bars';
import { SpendingChart } from './spending-chart';
import type { SpendingChart_YearFragment } from './spending-chart.generated';
import classes from './spending-chart.module.css';

interface SpendingProps {
  spending: Part<readonly SpendingChart_YearFragment[]>;
  period: Period;
  onPeriod: (period: Period) => void;
}

export function Spending({ spending, period, onPeriod }: SpendingProps) {
  const years = spending.value ?? [];
  const year = yearOf(period) ?? Number(daysOf(period).to?.slice(0, 4));
  const shown = years.find((each) => each.year === year) ?? years[0];
  if (spending.isLoading) return <SpendingSkeleton />;
  if (!shown) return null;
  return <SpendingChart shown={shown} years={years} period={period} onPeriod={onPeriod} />;
}

const MONTH_NAMES_HEIGHT = 26;

function SpendingSkeleton() {
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
