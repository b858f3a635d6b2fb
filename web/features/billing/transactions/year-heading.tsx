import { Money } from '../../../ui/money';
import type { SpendingChart_YearFragment } from '../spending/spending-chart.generated';
import { purchasesText } from './purchases-text';
import classes from './transaction-table.module.css';

interface YearHeadingProps {
  year: number;
  /** Unknown where it could not be read. */
  spent: SpendingChart_YearFragment | undefined;
}

/** Over the purchases of a year: how many there were, and what was paid for them, in the column of the amounts. */
export function YearHeading({ year, spent }: YearHeadingProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes
    <tr role="row" className={classes['year']}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is the head of its rows, not of its row */}
      <th role="rowheader" scope="rowgroup" colSpan={3}>
        {year} {spent && <span>{purchasesText(spent.saleCount)}</span>}
      </th>
      <td role="cell">{spent && <Money amount={spent.total} />}</td>
      <td role="cell" colSpan={2} className={classes['rest']} />
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
