import { formatUsd } from '#domain/money/format-usd';
import { Money } from '../../../ui/money';
import { MONTH_NAMES } from '../period/month-names';
import type { SpendingChart_YearFragment } from './spending-chart.generated';
import type { SpendingPart } from './spending-parts';
import classes from './spending-table.module.css';

interface SpendingTableProps {
  shown: SpendingChart_YearFragment;
  parts: readonly SpendingPart[];
}

export function SpendingTable({ shown, parts }: SpendingTableProps) {
  const title = `Spent by month and product in ${shown.year}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by keyboard
    <section className={classes['frame']} aria-label={title} tabIndex={0}>
      <table className={classes['table']}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {parts.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {MONTH_NAMES.map((name, month) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {parts.map((part) => (
                <td key={part.name} data-zero={!part.months[month]}>
                  {formatUsd(part.months[month] ?? 0)}
                </td>
              ))}
              <td>
                <Money amount={shown.months[month] ?? '0.00'} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{shown.year}</th>
            {parts.map((part) => (
              <td key={part.name}>{formatUsd(part.total)}</td>
            ))}
            <td>
              <Money amount={shown.total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
