import type { SkipReason } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import classes from './skipped-seats.module.css';

const REASONS: Record<SkipReason, (isOne: boolean) => string> = {
  SAME: (isOne) =>
    isOne ? 'is already what was chosen, or will be' : 'are already what was chosen, or will be',
  CANCELED: (isOne) => (isOne ? 'is canceled' : 'are canceled'),
  ENDED: (isOne) => (isOne ? 'has ended' : 'have ended'),
};

/** Selected seats that nothing happens to, and why; nothing where there are none. */
export function SkippedSeats({ skipped }: { skipped: readonly { reason: SkipReason; count: number }[] }) {
  if (skipped.length === 0) return null;
  return (
    <Card title="Left out">
      <ul className={classes['list']}>
        {skipped.map(({ reason, count }) => (
          <li key={reason}>
            {count === 1 ? '1 selected seat' : `${count.toLocaleString('en-US')} selected seats`}{' '}
            {REASONS[reason](count === 1)}.
          </li>
        ))}
      </ul>
    </Card>
  );
}
