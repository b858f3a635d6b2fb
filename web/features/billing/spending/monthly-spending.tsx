import { useState } from 'react';
import type { Cents } from '#domain/money/cents';
import { formatUsd } from '#domain/money/format-usd';
import { moneyText } from '../../../ui/money';
import { monthText } from '../period/period-text';
import { Bars, PLOT_HEIGHT } from './bars';
import { MonthButtons } from './month-buttons';
import type { SpendingChart_YearFragment } from './spending-chart.generated';
import classes from './spending-chart.module.css';
import { centsOf, type SpendingPart } from './spending-parts';

const SHORT_USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' });

interface MonthlySpendingProps {
  shown: SpendingChart_YearFragment;
  parts: readonly SpendingPart[];
  chosen: number | null;
  onChoose: (month: number) => void;
}

export function MonthlySpending({ shown, parts, chosen, onChoose }: MonthlySpendingProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const months = shown.months.map(centsOf);
  const scale = scaleFor(Math.max(...months));
  const active = pointed ?? chosen;
  return (
    <div className={classes['body']}>
      <div className={classes['plot']}>
        <div className={classes['scale']} style={{ height: PLOT_HEIGHT }} aria-hidden="true">
          {scale.toReversed().map((amount) => (
            <span key={amount}>{SHORT_USD.format(amount / 100)}</span>
          ))}
        </div>
        <Bars parts={parts} scale={scale} active={active} />
        <MonthButtons
          year={shown.year}
          figures={shown.months.map((amount, month) => figuresOf(amount, parts, month))}
          isEmpty={(month) => (months[month] ?? 0) === 0}
          chosen={chosen}
          onPoint={setPointed}
          onChoose={onChoose}
        />
      </div>
      <SpendingLegend
        when={active === null ? String(shown.year) : monthText({ year: shown.year, month: active })}
        total={moneyText(active === null ? shown.total : (shown.months[active] ?? '0.00'))}
        parts={parts}
        month={active}
      />
    </div>
  );
}

function figuresOf(amount: string, parts: readonly SpendingPart[], month: number): string {
  const paid = parts.flatMap(({ name, months }) => {
    const cents = months[month] ?? 0;
    return cents === 0 ? [] : [`${name} ${formatUsd(cents)}`];
  });
  return paid.length === 0 ? 'nothing' : `${moneyText(amount)}; ${paid.join(', ')}`;
}

const MOST_STEPS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round amounts up to and just over the largest one, at most four of them, for the lines behind a chart. */
export function scaleFor(largest: Cents): readonly Cents[] {
  const least = Math.max(largest, 100) / MOST_STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * (ROUND.find((round) => round * magnitude >= least) ?? 10);
  const steps = Math.ceil(Math.max(largest, 100) / step);
  return Array.from({ length: steps }, (_, index) => step * (index + 1));
}

interface SpendingLegendProps {
  /** `2026`, or `March 2026`. */
  when: string;
  total: string;
  parts: readonly SpendingPart[];
  /** The month that the figures are of, 0 for January; null for the year. */
  month: number | null;
}

function SpendingLegend({ when, total, parts, month }: SpendingLegendProps) {
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
