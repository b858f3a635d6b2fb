import { Button } from '@mantine/core';
import classes from './outdated-note.module.css';

export function OutdatedNote({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <div className={classes['note']} role="status">
      <span>This could not be refreshed just now and may be out of date.</span>
      <Button variant="default" size="compact-sm" onClick={onRetry} loading={isRetrying}>
        Retry
      </Button>
    </div>
  );
}
