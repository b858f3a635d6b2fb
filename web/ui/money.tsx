import { parseMoney } from '#domain/money/cents';
import { formatUsd } from '#domain/money/format-usd';
import classes from './figures.module.css';

/** An amount of the wire, `"1234.50"`, as `$1,234.50` in figures of one width. */
export function Money({ amount }: { amount: string }) {
  return <span className={classes['figures']}>{moneyText(amount)}</span>;
}

/** The same as plain text. An amount that cannot be read is shown as it came, never as zero. */
export function moneyText(amount: string): string {
  const cents = parseMoney(amount);
  return cents === null ? amount : formatUsd(cents);
}
