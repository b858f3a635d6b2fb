import { Money } from '../../../ui/money';
import cards from '../review/review-cards.module.css';
import { ManagerNames, Unassigned } from '../review/review-cells';
import classes from './renew-cards.module.css';
import { type RenewRowsProps, USER_COLUMN } from './renew-table';
import { SeatTick } from './seat-tick';

/** The same as the table, for small screens. */
export function RenewCards({ rows, choice, kind, label }: RenewRowsProps) {
  return (
    <ul className={cards['list']} aria-label={label}>
      {rows.map(({ seat, product, price }) => (
        <li key={seat.id} className={cards['card']}>
          <div className={cards['top']}>
            <span className={classes['name']}>
              {choice && <SeatTick seat={seat} choice={choice} />}
              <strong>{product}</strong>
            </span>
            <span className={classes['price']}>{price === null ? '–' : <Money amount={price} />}</span>
          </div>
          <dl className={classes['facts']}>
            <div>
              <dt>{USER_COLUMN[kind]}</dt>
              <dd>{seat.assignedTo ?? <Unassigned />}</dd>
            </div>
            {choice && (
              <div>
                <dt>Managers</dt>
                <dd>
                  <ManagerNames managers={seat.managers} />
                </dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
