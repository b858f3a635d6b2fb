import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PeriodDays } from '#domain/billing/period';
import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date';
import classes from './period.module.css';

export function CustomDays({ days, onChange }: { days: PeriodDays; onChange: (days: PeriodDays) => void }) {
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

/** A year that is still being typed reads as one long ago. */
const EARLIEST = '1900-01-01';

interface DayFieldProps {
  label: string;
  day: CalendarDate | null;
  error?: string | false;
  onEnter: (day: CalendarDate | null) => void;
}

/** A browser reports some date at every key, so a typed day is taken over on blur or Enter. */
function DayField({ label, day, error, onEnter }: DayFieldProps) {
  const [text, setText] = useState(day ?? '');
  const [isPartial, setPartial] = useState(false);
  const isTyping = useRef(false);
  useEffect(() => {
    setText(day ?? '');
    setPartial(false);
  }, [day]);

  const enter = (field: HTMLInputElement) => {
    isTyping.current = false;
    const entered = dayIn(field);
    setPartial(entered === undefined);
    if (entered !== undefined && entered !== day) onEnter(entered);
  };
  return (
    <TextInput
      type="date"
      label={label}
      min={EARLIEST}
      value={text}
      error={isPartial ? 'Enter a whole date.' : error}
      errorProps={{ role: 'alert' }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') enter(currentTarget);
        else isTyping.current = true;
      }}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        if (!isTyping.current) enter(currentTarget);
      }}
      onBlur={({ currentTarget }) => enter(currentTarget)}
    />
  );
}

/** Null where the field is empty, undefined while it holds no whole date. */
function dayIn({ value, validity }: HTMLInputElement): CalendarDate | null | undefined {
  if (value === '' && !validity.badInput) return null;
  const day = parseCalendarDate(value);
  return day !== null && day >= EARLIEST ? day : undefined;
}
