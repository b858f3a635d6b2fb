import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import type { Period } from '#domain/billing/period';
import { MonthlySpending } from './monthly-spending';
import type { SpendingChart_YearFragment } from './spending-chart.generated';
import classes from './spending-chart.module.css';
import { partsOf } from './spending-parts';
import { SpendingTable } from './spending-table';

interface SpendingChartProps {
  shown: SpendingChart_YearFragment;
  years: readonly SpendingChart_YearFragment[];
  period: Period;
  onPeriod: (period: Period) => void;
}

export function SpendingChart({ shown, years, period, onPeriod }: SpendingChartProps) {
  const [isTable, setTable] = useState(false);
  const { year } = shown;
  const parts = partsOf(shown, years);
  const chosen = period.kind === 'month' && period.year === year ? period.month : null;
  // A month that is pressed again gives way to its year.
  const choose = (month: number) =>
    onPeriod(month === chosen ? { kind: 'year', year } : { kind: 'month', year, month });
  return (
    <figure className={classes['chart']}>
      <figcaption className={classes['caption']}>
        <h3>Spent by month in {year}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          leftSection={
            isTable ? (
              <IconChartBar size={15} aria-hidden="true" />
            ) : (
              <IconTable size={15} aria-hidden="true" />
            )
          }
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </figcaption>
      {isTable ? (
        <SpendingTable shown={shown} parts={parts} />
      ) : (
        <MonthlySpending key={year} shown={shown} parts={parts} chosen={chosen} onChoose={choose} />
      )}
    </figure>
  );
}
