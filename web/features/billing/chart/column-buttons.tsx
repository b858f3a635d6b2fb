import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './amount-chart.module.css';
import type { Chart } from './chart-parts';

interface ColumnButtonsProps {
  chart: Chart;
  /** What each column is made of, in words. */
  figures: readonly string[];
  chosen: number | null;
  onPoint: (column: number | null) => void;
  onChoose: (column: number) => void;
}

/** The columns under, and over, their bars: one stop of the Tab key, arrows within. Those without an amount cannot be chosen. */
export function ColumnButtons({ chart, figures, chosen, onPoint, onChoose }: ColumnButtonsProps) {
  const { title, columns, amounts } = chart;
  const isEmpty = (column: number) => (amounts[column] ?? 0) === 0;
  const [visited, setVisited] = useState<number | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const latest = amounts.findLastIndex((amount) => amount !== 0);
  const stop = visited ?? chosen ?? Math.max(latest, 0);

  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, stop, columns.length - 1);
    if (target === null) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <div
      ref={group}
      className={classes['columns']}
      data-many={columns.length > 12}
      style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      role="toolbar"
      aria-label={title}
      onKeyDown={move}
      onPointerLeave={() => onPoint(null)}
    >
      {columns.map(({ name, label }, column) => (
        <button
          key={name}
          type="button"
          tabIndex={column === stop ? 0 : -1}
          aria-label={`${name}: ${figures[column]}`}
          aria-pressed={column === chosen}
          aria-disabled={isEmpty(column)}
          onPointerEnter={() => onPoint(column)}
          onFocus={() => {
            setVisited(column);
            onPoint(column);
          }}
          onBlur={() => onPoint(null)}
          onClick={() => !isEmpty(column) && onChoose(column)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function targetOf(key: string, from: number, last: number): number | null {
  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
