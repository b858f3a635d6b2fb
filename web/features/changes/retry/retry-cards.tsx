import cards from '../review/review-cards.module.css';
import { Unassigned } from '../review/review-cells';
import { ChoiceSelect } from './choice-select';
import { choiceOf } from './retry-choice';
import { type RetryRowsProps, SeatPrice, seatLabel } from './retry-table';

/** The same as the table, for small screens. */
export function RetryCards({ seats, choice, user, hasUsers, label, onChoose }: RetryRowsProps) {
  return (
    <ul className={cards['list']} aria-label={label}>
      {seats.map((seat) => (
        <li key={seat.id} className={cards['card']}>
          <div className={cards['top']}>
            <strong>{seat.productName}</strong>
            <SeatPrice seat={seat} choice={choice} />
          </div>
          {seat.renewsAs !== null && <p>Renews as {seat.renewsAs}</p>}
          {hasUsers && (
            <dl>
              <div>
                <dt>{user}</dt>
                <dd>{seat.assignedTo ?? <Unassigned />}</dd>
              </div>
            </dl>
          )}
          <ChoiceSelect
            value={choiceOf(choice, seat)}
            label={seatLabel(seat)}
            onChange={(wanted) => onChoose(seat, wanted)}
          />
        </li>
      ))}
    </ul>
  );
}
