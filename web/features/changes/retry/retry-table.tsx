import type { RetrySeatChoice } from '../../../schema.generated';
import { Money } from '../../../ui/money';
import { Unassigned } from '../review/review-cells';
import table from '../review/review-table.module.css';
import { ChoiceSelect } from './choice-select';
import { choiceOf, type RetryChoice } from './retry-choice';
import type { RetrySeats_SeatFragment } from './retry-seats.generated';
import classes from './retry-table.module.css';

export interface RetryRowsProps {
  seats: readonly RetrySeats_SeatFragment[];
  choice: RetryChoice;
  /** `Assigned User`, or `Domain` for bundles (CLOUD-14). */
  user: string;
  /** Counted seats are nobody's. */
  hasUsers: boolean;
  label: string;
  onChoose: (seat: RetrySeats_SeatFragment, wanted: RetrySeatChoice) => void;
}

/** The seats of the group with what becomes of each, and its price if it renews. */
export function RetryTable({ seats, choice, user, hasUsers, label, onChoose }: RetryRowsProps) {
  return (
    <table className={table['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          {hasUsers && <th scope="col">{user}</th>}
          <th scope="col" className={classes['choice']}>
            Choice
          </th>
          <th scope="col" data-column="price">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat.id}>
            <td>
              {seat.productName}
              {seat.renewsAs !== null && (
                <span className={classes['becomes']}>Renews as {seat.renewsAs}</span>
              )}
            </td>
            {hasUsers && <td>{seat.assignedTo ?? <Unassigned />}</td>}
            <td className={classes['choice']}>
              <ChoiceSelect
                value={choiceOf(choice, seat)}
                label={seatLabel(seat)}
                onChange={(wanted) => onChoose(seat, wanted)}
              />
            </td>
            <td data-column="price">
              <SeatPrice seat={seat} choice={choice} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the seat is charged at before coupons; nothing for one that ends. */
export function SeatPrice({ seat, choice }: { seat: RetrySeats_SeatFragment; choice: RetryChoice }) {
  if (choiceOf(choice, seat) === 'CANCEL' || seat.price === null) return '–';
  return <Money amount={seat.price} />;
}

/** What a select is called for those who do not see its row. */
export function seatLabel({ productName, assignedTo, id }: RetrySeats_SeatFragment): string {
  return `${productName}, ${assignedTo ?? /^(?:author|publisher)-(\d+)$/.exec(id)?.[1] ?? 'unassigned'}`;
}
