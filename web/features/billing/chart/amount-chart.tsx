import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { formatUsd } from '#domain/money/format-usd';
import { Loading, Skeleton } from '../../../ui/states/loading';
import hidden from '../../../ui/visually-hidden.module.css';
import { AmountBars, type AmountBarsProps } from './amount-bars';
import classes from './amount-chart.module.css';
import grid from './amount-table.module.css';
import { PLOT_HEIGHT } from './bars';
import type { Chart } from './chart-parts';

export function AmountChart(props: AmountBarsProps) {
  const { chart } = props;
  const [isTable, setTable] = useState(false);
  const [Icon, other] = isTable ? [IconChartBar, 'Show as chart'] : [IconTable, 'Show as table'];
  return (
    // Takes the focus when the pressed bar gives way to the bars of its months.
    <figure className={classes['chart']} aria-label={chart.title} tabIndex={-1}>
      <figcaption className={classes['caption']}>
        <h3>{chart.title}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          leftSection={<Icon size="0.9375rem" aria-hidden="true" />}
          aria-label={`${other}: ${chart.title}`}
          onClick={() => setTable(!isTable)}
        >
          {other}
        </Button>
      </figcaption>
      {isTable ? <AmountTable chart={chart} /> : <AmountBars key={chart.title} {...props} />}
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

function AmountTable({ chart }: { chart: Chart }) {
  const { title, unit, columns, amounts, parts, total } = chart;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={grid['frame']} aria-label={title} tabIndex={0}>
      <table className={grid['table']}>
        <caption className={hidden['visuallyHidden']}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {parts.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name }, column) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {parts.map((part) => (
                <td key={part.name} data-zero={!part.amounts[column]}>
                  {formatUsd(part.amounts[column] ?? 0)}
                </td>
              ))}
              <td>{formatUsd(amounts[column] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {parts.map((part) => (
              <td key={part.name}>{formatUsd(part.total)}</td>
            ))}
            <td>{formatUsd(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
