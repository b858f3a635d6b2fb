import box from '../../../ui/checkbox.module.css';
import classes from './renew-group-card.module.css';
import type { SeatChoice } from './seat-choice';

/** Ticks all seats at once, on whatever page they stand, and says how many are ticked. */
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
