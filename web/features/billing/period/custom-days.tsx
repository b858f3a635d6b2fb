import { useEffect, useState } from 'react';
import type { PeriodDays } from '#domain/billing/period';
import { DayField } from './day-field';
import classes from './period.module.css';

interface CustomDaysProps {
  days: PeriodDays;
  onChange: (days: PeriodDays) => void;
}

/** First and last day, either of which may be left open. What is no period yet is not handed on. */
export function CustomDays({ days, onChange }: CustomDaysProps) {
  const { from, to } = days;
  const [entered, setEntered] = useState<PeriodDays>({ from, to });
  useEffect(() => setEntered({ from, to }), [from, to]);

  const enter = (part: Partial<PeriodDays>) => {
    const next = { ...entered, ...part };
    setEntered(next);
    if (!isReversed(next)) onChange(next);
  };
  return (
    <div className={classes['days']}>
      <DayField label="From" day={entered.from} onEnter={(day) => enter({ from: day })} />
      <DayField
        label="To"
        day={entered.to}
        error={isReversed(entered) && 'The last day is before the first.'}
        onEnter={(day) => enter({ to: day })}
      />
    </div>
  );
}

function isReversed({ from, to }: PeriodDays): boolean {
  return from !== null && to !== null && from > to;
}
