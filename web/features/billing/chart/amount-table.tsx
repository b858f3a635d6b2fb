import { formatUsd } from '#domain/money/format-usd';
import classes from './amount-table.module.css';
import type { Chart } from './chart-parts';

export function AmountTable({ chart }: { chart: Chart }) {
  const { title, unit, columns, amounts, parts, total } = chart;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by keyboard
    <section className={classes['frame']} aria-label={title} tabIndex={0}>
      <table className={classes['table']}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {parts.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name }, column) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {parts.map((part) => (
                <td key={part.name} data-zero={!part.amounts[column]}>
                  {formatUsd(part.amounts[column] ?? 0)}
                </td>
              ))}
              <td>{formatUsd(amounts[column] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {parts.map((part) => (
              <td key={part.name}>{formatUsd(part.total)}</td>
            ))}
            <td>{formatUsd(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
