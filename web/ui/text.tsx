import { Fragment } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { parseMoney } from '#domain/money/cents';
import { formatUsd } from '#domain/money/format-usd';
import classes from './figures.module.css';

/** A calendar date of the wire, `2027-01-01`, as `Jan 1, 2027` (D-02). */
export function DateText({ date }: { date: string }) {
  return (
    <time dateTime={date} className={classes['figures']}>
      {formatDate(date)}
    </time>
  );
}

/** A moment of the wire as `Jan 1, 2027, 8:00 AM`, where the reader is. */
export function MomentText({ at }: { at: string }) {
  return (
    <time dateTime={at} className={classes['figures']}>
      {new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

interface EmailTextProps {
  children: string;
  /** Where not even what follows the `@` has room, as in the column of managers. */
  breaksAtDots?: boolean;
}

/** An e-mail address, or a text with some: one that is too long for its line breaks behind the `@` before it breaks in a word. */
export function EmailText({ children: text, breaksAtDots = false }: EmailTextProps) {
  const parts = text.split(breaksAtDots ? /(?<=@)|(?=\.)/ : /(?<=@)/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Parts of one text have no other identity.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** An amount of the wire, `"1234.50"`, as `$1,234.50` in figures of one width. */
export function Money({ amount }: { amount: string }) {
  return <span className={classes['figures']}>{moneyText(amount)}</span>;
}

/** The same as plain text. An amount that cannot be read is shown as it came, never as zero. */
export function moneyText(amount: string): string {
  const cents = parseMoney(amount);
  return cents === null ? amount : formatUsd(cents);
}
