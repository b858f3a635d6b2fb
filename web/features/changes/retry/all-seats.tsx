import { Button } from '@mantine/core';
import type { RetrySeatChoice } from '../../../schema.generated';
import classes from './all-seats.module.css';
import type { RetryChoice } from './retry-choice';

interface AllSeatsProps {
  choice: RetryChoice;
  /** How many seats renew and end; null while nothing renews or nobody knows. */
  counts: { renewingCount: number; endingCount: number } | null;
  onChoose: (choice: RetryChoice) => void;
}

/** One choice for all seats at once, for groups of more seats than anybody wants to click through. */
export function AllSeats({ choice, counts, onChoose }: AllSeatsProps) {
  const isAll = (wanted: RetrySeatChoice) => choice.all === wanted && choice.except.length === 0;
  return (
    <div className={classes['bar']}>
      <span className={classes['counts']} aria-live="polite">
        {counts && `${count(counts.renewingCount)} renewed, ${count(counts.endingCount)} canceled`}
      </span>
      <span className={classes['buttons']}>
        {(['RENEW', 'CANCEL'] as const).map((all) => (
          <Button
            key={all}
            variant="default"
            size="compact-sm"
            aria-pressed={isAll(all)}
            onClick={() => onChoose({ all, except: [] })}
          >
            {all === 'RENEW' ? 'Renew all' : 'Cancel all'}
          </Button>
        ))}
      </span>
    </div>
  );
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
