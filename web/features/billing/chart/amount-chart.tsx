import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { Loading } from '../../../ui/states/loading';
import { Skeleton } from '../../../ui/states/skeleton';
import { AmountBars } from './amount-bars';
import classes from './amount-chart.module.css';
import { AmountTable } from './amount-table';
import { PLOT_HEIGHT } from './bars';
import type { Chart } from './chart-parts';

interface AmountChartProps {
  chart: Chart;
  /** The column that is looked at, if any. */
  chosen: number | null;
  onChoose: (column: number) => void;
}

export function AmountChart({ chart, chosen, onChoose }: AmountChartProps) {
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <figure className={classes['chart']} aria-label={chart.title}>
      <figcaption className={classes['caption']}>
        <h3>{chart.title}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          leftSection={<Icon size={15} aria-hidden="true" />}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </figcaption>
      {isTable ? (
        <AmountTable chart={chart} />
      ) : (
        <AmountBars key={chart.title} chart={chart} chosen={chosen} onChoose={onChoose} />
      )}
    </figure>
  );
}

const LABELS_HEIGHT = 26;

export function ChartSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={classes['chart']}>
      <div className={classes['caption']}>
        <Skeleton width={160} />
      </div>
      <div className={classes['body']}>
        <Skeleton height={PLOT_HEIGHT + LABELS_HEIGHT} />
        <div className={classes['legend']}>
          <Skeleton width={150} height={28} />
          <Skeleton height={64} />
        </div>
      </div>
    </Loading>
  );
}
