import classes from './amount-chart.module.css';
import { type ChartPart, slotProps } from './chart-parts';

export const PLOT_HEIGHT = 160;
const BAR_WIDTH = 0.58;
const GAP = 1.5;
const LEAST_HEIGHT = 2;

interface BarsProps {
  parts: readonly ChartPart[];
  columns: number;
  scale: readonly number[];
  active: number | null;
}

export function Bars({ parts, columns, scale, active }: BarsProps) {
  const top = scale.at(-1) ?? 1;
  return (
    <svg className={classes['bars']} height={PLOT_HEIGHT} aria-hidden="true">
      {scale.map((amount) => (
        <line
          key={amount}
          className={classes['line']}
          x1="0"
          x2="100%"
          y1={heightOf(top - amount, top) + 0.5}
          y2={heightOf(top - amount, top) + 0.5}
        />
      ))}
      {[...Array(columns).keys()].map((column) => (
        <g key={column} className={active === null || active === column ? undefined : classes['faded']}>
          <Stack parts={parts} top={top} column={column} columns={columns} />
        </g>
      ))}
    </svg>
  );
}

interface StackProps {
  parts: readonly ChartPart[];
  top: number;
  column: number;
  columns: number;
}

function Stack({ parts, top, column, columns }: StackProps) {
  const x = `${((column + (1 - BAR_WIDTH) / 2) / columns) * 100}%`;
  const width = `${(BAR_WIDTH / columns) * 100}%`;
  const paid = parts.filter((part) => (part.amounts[column] ?? 0) > 0);
  if (paid.length === 0) {
    return (
      <rect
        className={classes['nothing']}
        x={x}
        y={PLOT_HEIGHT - LEAST_HEIGHT}
        width={width}
        height={LEAST_HEIGHT}
      />
    );
  }
  let below = 0;
  return paid.map((part) => {
    const height = Math.max(LEAST_HEIGHT + GAP, heightOf(part.amounts[column] ?? 0, top));
    below += height;
    return (
      <rect
        key={part.name}
        {...slotProps(part)}
        x={x}
        y={PLOT_HEIGHT - below + GAP}
        width={width}
        height={height - GAP}
        rx={2}
      />
    );
  });
}

function heightOf(amount: number, top: number): number {
  return (amount / top) * PLOT_HEIGHT;
}
