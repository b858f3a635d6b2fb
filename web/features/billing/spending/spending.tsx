import { daysOf, type Period, yearOf } from '#domain/billing/period';
import type { Part } from '../../../app/graphql/use-part';
import { SpendingChart } from './spending-chart';
import type { SpendingChart_YearFragment } from './spending-chart.generated';
import { SpendingSkeleton } from './spending-skeleton';

interface SpendingProps {
  spending: Part<readonly SpendingChart_YearFragment[]>;
  period: Period;
  onPeriod: (period: Period) => void;
}

/** The chart of the year that is looked at; of the newest one where that is none, or several. */
export function Spending({ spending, period, onPeriod }: SpendingProps) {
  const years = spending.value ?? [];
  const wanted = yearOf(period) ?? Number(daysOf(period).to?.slice(0, 4));
  const shown = years.find(({ year }) => year === wanted) ?? years[0];
  if (spending.isLoading) return <SpendingSkeleton />;
  if (!shown) return null;
  return <SpendingChart shown={shown} years={years} period={period} onPeriod={onPeriod} />;
}
