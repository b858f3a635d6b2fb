import { formatUsd } from '#domain/money/format-usd';
import classes from './spending-chart.module.css';
import type { SpendingPart } from './spending-parts';

interface SpendingLegendProps {
  /** `2026`, or `March 2026`. */
  when: string;
  total: string;
  parts: readonly SpendingPart[];
  /** The month that the figures are of, 0 for January; null for the year. */
  month: number | null;
}

export function SpendingLegend({ when, total, parts, month }: SpendingLegendProps) {
  return (
    <div className={classes['legend']}>
      <p className={classes['total']}>
        <strong>{total}</strong> in {when}
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part.name}>
            <i data-slot={part.slot ?? 'other'} aria-hidden="true" />
            <span>{part.name}</span>
            <span>{formatUsd(month === null ? part.total : (part.months[month] ?? 0))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
