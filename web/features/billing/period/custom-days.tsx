import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PeriodDays } from '#domain/billing/period';
import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date';
import classes from './period.module.css';

interface CustomDaysProps {
  days: PeriodDays;
  onChange: (days: PeriodDays) => void;
  /** The entry is not a valid period; the last valid one stays selected. */
  onWrong?: () => void;
}

/** Undefined while the field holds no complete date. */
interface EnteredDays {
  readonly from: CalendarDate | null | undefined;
  readonly to: CalendarDate | null | undefined;
}

export function CustomDays({ days, onChange, onWrong }: CustomDaysProps) {
  const { from, to } = days;
  const [entered, setEntered] = useState<EnteredDays>({ from, to });
  useEffect(() => setEntered({ from, to }), [from, to]);

  const enter = (part: Partial<EnteredDays>) => {
    const next = { ...entered, ...part };
    setEntered(next);
    if (isPeriod(next)) onChange(next);
    else onWrong?.();
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

function isPeriod(days: EnteredDays): days is PeriodDays {
  return days.from !== undefined && days.to !== undefined && !isReversed(days);
}

function isReversed({ from, to }: EnteredDays): boolean {
  return Boolean(from && to && from > to);
}

/** A year that is still being typed reads as an early one. */
const EARLIEST = '1900-01-01';

interface DayFieldProps {
  label: string;
  day: CalendarDate | null | undefined;
  error?: string | false;
  onEnter: (day: CalendarDate | null | undefined) => void;
}

/** Commits a typed day on blur or Enter, since browsers report some date at every key. */
function DayField({ label, day, error, onEnter }: DayFieldProps) {
  const [text, setText] = useState(day ?? '');
  const isTyping = useRef(false);
  useEffect(() => {
    if (day !== undefined) setText(day ?? '');
  }, [day]);

  const enter = (field: HTMLInputElement) => {
    isTyping.current = false;
    const entered = dayIn(field);
    if (entered !== day) onEnter(entered);
  };
  return (
    <TextInput
      type="date"
      label={label}
      min={EARLIEST}
      value={text}
      error={day === undefined ? 'Enter a whole date.' : error}
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

/** Returns null for an empty field, undefined for an incomplete date. */
function dayIn({ value, validity }: HTMLInputElement): CalendarDate | null | undefined {
  if (value === '' && !validity.badInput) return null;
  const day = parseCalendarDate(value);
  return day !== null && day >= EARLIEST ? day : undefined;
}
