import box from '../../../ui/checkbox.module.css';
import type { RenewSeats_SeatFragment } from './renew-seats.generated';
import type { SeatChoice } from './seat-choice';

interface SeatTickProps {
  seat: RenewSeats_SeatFragment;
  choice: SeatChoice;
}

/** Whether one seat goes on. */
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
