import { Money } from '../../../ui/money';
import { ManagerNames, Unassigned } from './review-cells';
import type { ReviewColumns, ReviewRow } from './review-row';
import classes from './review-table.module.css';

export interface ReviewRowsProps {
  rows: readonly ReviewRow[];
  columns: ReviewColumns;
  label: string;
}

/** What becomes of the seats of one group, seat by seat (EDIT-07). */
export function ReviewTable({ rows, columns, label }: ReviewRowsProps) {
  return (
    <table className={classes['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" data-column="product">
            {columns.product}
          </th>
          <th scope="col">{columns.user}</th>
          <th scope="col" data-column="managers">
            Managers
          </th>
          <th scope="col" data-column="change">
            Change
          </th>
          {columns.hasPrices && (
            <th scope="col" data-column="price">
              Price
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.product}</td>
            <td>{row.user ?? <Unassigned />}</td>
            <td data-column="managers">
              <ManagerNames managers={row.managers} />
            </td>
            <td data-column="change">{row.change}</td>
            {columns.hasPrices && (
              <td data-column="price">{row.price === null ? '–' : <Money amount={row.price} />}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
