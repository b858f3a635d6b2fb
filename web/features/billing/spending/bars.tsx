import classes from './spending-chart.module.css';
import type { SpendingPart } from './spending-parts';

const MONTHS = 12;
/** Of the plot, in pixels; its width follows the page. */
export const PLOT_HEIGHT = 160;
/** How much of the room of a month its bar takes. */
const BAR_WIDTH = 0.58;
const GAP = 1.5;
/** What a month without a purchase shows, so that it can be seen to be one; also the least that a part shows. */
const LEAST_HEIGHT = 2;

interface BarsProps {
  parts: readonly SpendingPart[];
  /** The amounts of the lines behind the bars; the last is the top. */
  scale: readonly number[];
  /** The month that stands out, 0 for January. */
  active: number | null;
}

/** The picture alone: one stack a month, the largest product at its foot. What it shows is said beside it. */
export function Bars({ parts, scale, active }: BarsProps) {
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
      {[...Array(MONTHS).keys()].map((month) => (
        <g key={month} className={active === null || active === month ? undefined : classes['faded']}>
          <Stack parts={parts} top={top} month={month} />
        </g>
      ))}
    </svg>
  );
}

function Stack({ parts, top, month }: { parts: readonly SpendingPart[]; top: number; month: number }) {
  const x = `${((month + (1 - BAR_WIDTH) / 2) / MONTHS) * 100}%`;
  const width = `${(BAR_WIDTH / MONTHS) * 100}%`;
  const paid = parts.filter((part) => (part.months[month] ?? 0) > 0);
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
    const height = Math.max(LEAST_HEIGHT + GAP, heightOf(part.months[month] ?? 0, top));
    below += height;
    return (
      <rect
        key={part.name}
        data-slot={part.slot ?? 'other'}
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
