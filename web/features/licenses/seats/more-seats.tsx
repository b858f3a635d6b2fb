import { Button } from '@mantine/core';
import classes from './more-seats.module.css';
import type { SeatLoader } from './use-more-seats';

const STEP = 100;

interface MoreSeatsProps {
  loaded: number;
  total: number;
  more: SeatLoader;
}

export function MoreSeats({ loaded, total, more }: MoreSeatsProps) {
  if (loaded >= total) return null;
  const rest = total - loaded;
  return (
    <div className={classes['more']}>
      <span role="status">
        {more.hasFailed
          ? `The other ${count(rest)} seats could not be loaded.`
          : `${count(loaded)} of ${count(total)} seats`}
      </span>
      <span className={classes['actions']}>
        {more.isLoadingAll ? (
          <Button variant="default" size="sm" onClick={more.stop}>
            Stop
          </Button>
        ) : (
          <>
            <Button variant="default" size="sm" loading={more.isLoading} onClick={() => void more.load(STEP)}>
              {more.hasFailed ? 'Retry' : `Show ${count(Math.min(STEP, rest))} more`}
            </Button>
            {rest > STEP && (
              <Button
                variant="subtle"
                size="sm"
                disabled={more.isLoading}
                onClick={() => void more.loadAll()}
              >
                Show all
              </Button>
            )}
          </>
        )}
      </span>
    </div>
  );
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
