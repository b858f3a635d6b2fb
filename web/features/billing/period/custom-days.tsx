import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PeriodDays } from '#domain/billing/period';
import { parseCalendarDate } from '#domain/calendar/calendar-date';
import classes from './period.module.css';

/** A year that is still being typed reads as one long ago. */
const EARLIEST = '1900-01-01';

interface CustomDaysProps {
  days: PeriodDays;
  onChange: (days: PeriodDays) => void;
}

/** First and last day, either of which may be left open. What is no period yet is not handed on. */
export function CustomDays({ days, onChange }: CustomDaysProps) {
  const [typed, setTyped] = useState({ from: days.from ?? '', to: days.to ?? '' });
  useEffect(() => setTyped({ from: days.from ?? '', to: days.to ?? '' }), [days.from, days.to]);

  const isReversed = typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  const type = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const [from, to] = [dayOf(next.from), dayOf(next.to)];
    if (from === undefined || to === undefined) return;
    if (from === null || to === null || from <= to) onChange({ from, to });
  };
  return (
    <div className={classes['days']}>
      <TextInput
        type="date"
        label="From"
        min={EARLIEST}
        value={typed.from}
        onChange={(event) => type({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To"
        min={EARLIEST}
        value={typed.to}
        error={isReversed && 'The last day is before the first.'}
        errorProps={{ role: 'alert' }}
        onChange={(event) => type({ to: event.currentTarget.value })}
      />
    </div>
  );
}

/** Null where the field is empty, undefined while it holds no whole date. */
function dayOf(text: string): string | null | undefined {
  if (text === '') return null;
  const day = parseCalendarDate(text);
  return day !== null && day >= EARLIEST ? day : undefined;
}
