import { Money } from '../../../ui/money';
import classes from './review-cards.module.css';
import { ManagerNames, Unassigned } from './review-cells';
import type { ReviewRowsProps } from './review-table';

/** The same as the table, for small screens. */
export function ReviewCards({ rows, columns, label }: ReviewRowsProps) {
  return (
    <ul className={classes['list']} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={classes['card']}>
          <div className={classes['top']}>
            <strong>{row.product}</strong>
            {row.price !== null && <Money amount={row.price} />}
          </div>
          <p>{row.change}</p>
          <dl>
            <div>
              <dt>{columns.user}</dt>
              <dd>{row.user ?? <Unassigned />}</dd>
            </div>
            <div>
              <dt>Managers</dt>
              <dd>
                <ManagerNames managers={row.managers} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
