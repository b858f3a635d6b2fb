import box from '../../../ui/fields/checkbox.module.css';
import classes from './renew-group-card.module.css';
import type { RenewSeats_SeatFragment } from './renew-seats.generated';
import type { SeatChoice } from './seat-choice';

interface SeatTickProps {
  seat: RenewSeats_SeatFragment;
  choice: SeatChoice;
}

export function SeatTick({ seat, choice }: SeatTickProps) {
  const { id, productName, assignedTo } = seat;
  return (
    <label className={box['box']}>
      <input
        type="checkbox"
        aria-label={`Renew ${productName}, ${assignedTo ?? 'unassigned'}`}
        checked={choice.isChosen(id)}
        onChange={(event) => choice.choose(id, event.currentTarget.checked)}
      />
    </label>
  );
}

export function ChooseAll({ choice, total }: { choice: SeatChoice; total: number }) {
  const { count, chooseAll } = choice;
  const isSome = count > 0 && count < total;
  return (
    <div className={classes['all']}>
      <label>
        <span className={box['box']}>
          <input
            ref={(input) => {
              if (input) input.indeterminate = isSome;
            }}
            type="checkbox"
            checked={count > 0 && count === total}
            disabled={total === 0}
            onChange={() => chooseAll(count < total)}
          />
        </span>
        All seats
      </label>
      <span className={classes['counts']} aria-live="polite">
        {count.toLocaleString('en-US')} of {total.toLocaleString('en-US')} to renew
      </span>
    </div>
  );
}
