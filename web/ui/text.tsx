import { Fragment } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { parseMoney } from '#domain/money/cents';
import { formatUsd } from '#domain/money/format-usd';
import classes from './figures.module.css';

/** Formats a calendar date, `2027-01-01`, as `Jan 1, 2027` (D-02). */
export function DateText({ date }: { date: string }) {
  return (
    <time dateTime={date} className={classes['figures']}>
      {formatDate(date)}
    </time>
  );
}

/** Formats a timestamp as `Jan 1, 2027, 8:00 AM`, in the reader's time zone. */
export function MomentText({ at }: { at: string }) {
  return (
    <time dateTime={at} className={classes['figures']}>
      {new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

interface EmailTextProps {
  children: string;
  /** For columns too narrow even for a domain, such as managers. */
  breaksAtDots?: boolean;
}

/** Text with e-mail addresses, which break after the `@` before they break within a word. */
export function EmailText({ children: text, breaksAtDots = false }: EmailTextProps) {
  const parts = text.split(breaksAtDots ? /(?<=@)|(?=\.)/ : /(?<=@)/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const UNBROKEN = /(\w+ \d+, \d{4}|(?:Group|RP|-) \d+)/;

/** A text whose dates, numbered names and numbers after a hyphen stay on one line; addresses in it break as in EmailText. */
export function Sentence({ children: text }: { children: string }) {
  return (
    <span>
      {text.split(UNBROKEN).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
        <Fragment key={index}>
          {index % 2 ? <span className={classes['figures']}>{part}</span> : <EmailText>{part}</EmailText>}
        </Fragment>
      ))}
    </span>
  );
}

/** Formats an amount, `"1234.50"`, as `$1,234.50` in tabular figures. */
export function Money({ amount }: { amount: string }) {
  return <span className={classes['figures']}>{moneyText(amount)}</span>;
}

/** Returns the same as plain text. A malformed amount is shown unchanged, never as zero. */
export function moneyText(amount: string): string {
  const cents = parseMoney(amount);
  return cents === null ? amount : formatUsd(cents);
}
