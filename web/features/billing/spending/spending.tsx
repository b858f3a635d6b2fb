import type { Period } from '#domain/billing/period';
import type { Part } from '../../../app/graphql/use-part';
import { AmountChart, ChartSkeleton } from '../chart/amount-chart';
import type { SpendingChart_YearFragment } from './spending-chart.generated';
import { chartOf, periodOf } from './spending-of-period';

interface SpendingProps {
  spending: Part<readonly SpendingChart_YearFragment[]>;
  period: Period;
  onPeriod: (period: Period) => void;
}

/** What was spent in a period; a bar that is pressed leads to its purchases. */
export function Spending({ spending, period, onPeriod }: SpendingProps) {
  if (spending.isLoading) return <ChartSkeleton label="Loading what was spent" />;
  const shown = chartOf(spending.value ?? [], period);
  if (shown === null) return null;
  const { unit, columns, chart } = shown;
  const chosen = columns.findIndex(
    ({ year, index }) => period.kind === 'month' && period.year === year && period.month === index,
  );
  const choose = (index: number) => {
    const column = columns[index];
    if (column === undefined) return;
    // A month that is pressed again gives way to its year.
    onPeriod(index === chosen ? { kind: 'year', year: column.year } : periodOf(unit, column));
  };
  return <AmountChart chart={chart} chosen={chosen === -1 ? null : chosen} onChoose={choose} />;
}
