import { useState } from 'react';
import { formatUsd } from '#domain/money/format-usd';
import { moneyText } from '../../../ui/money';
import { monthText } from '../period/period-text';
import { Bars, PLOT_HEIGHT } from './bars';
import { MonthButtons } from './month-buttons';
import { scaleFor } from './scale';
import type { SpendingChart_YearFragment } from './spending-chart.generated';
import classes from './spending-chart.module.css';
import { SpendingLegend } from './spending-legend';
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
