import { NativeSelect } from '@mantine/core';
import { ALL_TIME, closedDaysOf, type Period } from '#domain/billing/period';
import { OFF_PAPER } from '../../../ui/off-paper';
import classes from './period.module.css';
import { monthText } from './period-text';

const ALL = 'all';
const MONTH = 'month';
const DAYS = 'days';

interface PeriodSelectProps {
  label: string;
  /** In a dialog the label is visible, and the select takes the initial focus. */
  isInDialog?: boolean;
  period: Period;
  years: readonly number[];
  onChange: (period: Period) => void;
  disabled?: boolean;
}

export function PeriodSelect(props: PeriodSelectProps) {
  const { label, isInDialog = false, period, years, onChange, disabled = false } = props;
  // The address may name a year without a sale.
  const listed = period.kind === 'year' && !years.includes(period.year) ? [period.year, ...years] : years;
  const choose = (value: string) => {
    // Only the selected month is listed.
    if (value === MONTH) return;
    if (value === ALL) onChange(ALL_TIME);
    else if (value === DAYS) onChange({ kind: 'days', ...(closedDaysOf(period, years) ?? NO_DAYS) });
    else onChange({ kind: 'year', year: Number(value) });
  };
  return (
    <NativeSelect
      className={classes['select'] ?? ''}
      wrapperProps={OFF_PAPER}
      {...(isInDialog ? { label, 'data-autofocus': true } : { 'aria-label': label })}
      disabled={disabled}
      value={period.kind === 'year' ? String(period.year) : period.kind}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        { value: ALL, label: 'All years' },
        ...listed.map((year) => String(year)),
        ...(period.kind === 'month' ? [{ value: MONTH, label: monthText(period) }] : []),
        { value: DAYS, label: 'Custom' },
      ]}
    />
  );
}

const NO_DAYS = { from: null, to: null };
