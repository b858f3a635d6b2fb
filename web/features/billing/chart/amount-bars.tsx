import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Cents } from '#domain/money/cents';
import { formatUsd } from '#domain/money/format-usd';
import classes from './amount-chart.module.css';
import { Bars, PLOT_HEIGHT } from './bars';
import { type Chart, slotProps } from './chart-parts';

const SHORT_USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' });

export interface AmountBarsProps {
  chart: Chart;
  chosen: number | null;
  onChoose: (column: number) => void;
}

export function AmountBars({ chart, chosen, onChoose }: AmountBarsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const { amounts, columns, parts } = chart;
  const scale = scaleFor(Math.max(...amounts));
  const active = pointed ?? chosen;
  return (
    <div className={classes['body']}>
      <div className={classes['plot']}>
        <div className={classes['scale']} style={{ height: PLOT_HEIGHT }} aria-hidden="true">
          {scale.toReversed().map((amount) => (
            <span key={amount}>{SHORT_USD.format(amount / 100)}</span>
          ))}
        </div>
        <ColumnButtons
          chart={chart}
          figures={columns.map((_, column) => figuresOf(chart, column))}
          chosen={chosen}
          onPoint={setPointed}
          onChoose={onChoose}
        >
          <Bars parts={parts} columns={columns.length} scale={scale} active={active} />
        </ColumnButtons>
      </div>
      <Legend chart={chart} column={active} />
    </div>
  );
}

function figuresOf({ amounts, parts }: Chart, column: number): string {
  const paid = parts.flatMap((part) => {
    const cents = part.amounts[column] ?? 0;
    return cents === 0 ? [] : [`${part.name} ${formatUsd(cents)}`];
  });
  return paid.length === 0 ? 'nothing' : `${formatUsd(amounts[column] ?? 0)}; ${paid.join(', ')}`;
}

const MOST_STEPS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** Returns at most four round amounts up to just over the largest, for the chart's grid lines. */
export function scaleFor(largest: Cents): readonly Cents[] {
  const least = Math.max(largest, 100) / MOST_STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * (ROUND.find((round) => round * magnitude >= least) ?? 10);
  const steps = Math.ceil(Math.max(largest, 100) / step);
  return Array.from({ length: steps }, (_, index) => step * (index + 1));
}

function Legend({ chart, column }: { chart: Chart; column: number | null }) {
  const { amounts, columns, parts, total, whole } = chart;
  return (
    <div className={classes['legend']}>
      <p className={classes['total']}>
        <strong>{formatUsd(column === null ? total : (amounts[column] ?? 0))}</strong> in{' '}
        {column === null ? whole : columns[column]?.name}
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part.name}>
            <i {...slotProps(part)} aria-hidden="true" />
            <span>{part.name}</span>
            <span>{formatUsd(column === null ? part.total : (part.amounts[column] ?? 0))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ColumnButtonsProps extends AmountBarsProps {
  figures: readonly string[];
  onPoint: (column: number | null) => void;
  /** The bars under the buttons. */
  children: ReactNode;
}

/** Buttons over the columns: one Tab stop, arrow keys within. Columns without an amount cannot be chosen. */
function ColumnButtons({ chart, figures, chosen, onPoint, onChoose, children }: ColumnButtonsProps) {
  const { title, columns, amounts, start } = chart;
  const isEmpty = (column: number) => (amounts[column] ?? 0) === 0;
  const [visited, setVisited] = useState<number | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const stop = visited ?? chosen ?? Math.max(start, 0);

  useLayoutEffect(() => {
    const shown = strip.current;
    if (shown === null) return;
    // At first, and when a phone is turned and back: a strip that fits meanwhile forgets where it was.
    const sized = new ResizeObserver(() => bringIntoSight(shown, stop, columns.length));
    sized.observe(shown);
    return () => sized.disconnect();
  }, [stop, columns.length]);

  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, stop, columns.length - 1);
    if (target === null) return;
    event.preventDefault();
    strip.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <div ref={strip} className={classes['strip']}>
      <div
        className={classes['columns']}
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(max(44px, 2.75rem), 1fr))` }}
        role="toolbar"
        aria-label={title}
        onKeyDown={move}
        onPointerLeave={() => onPoint(null)}
      >
        {children}
        {columns.map(({ name, label }, column) => (
          <button
            key={name}
            type="button"
            data-paper="on"
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
            <span>{label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function bringIntoSight(strip: HTMLElement, column: number, columns: number): void {
  const width = strip.scrollWidth / columns;
  const [left, seenFrom] = [column * width, strip.scrollLeft];
  const isSeen = left >= seenFrom && left + width <= seenFrom + strip.clientWidth;
  if (!isSeen) strip.scrollLeft = left - (strip.clientWidth - width) / 2;
}

function targetOf(key: string, from: number, last: number): number | null {
  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
