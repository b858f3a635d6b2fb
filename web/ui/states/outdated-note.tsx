import { Button } from '@mantine/core';
import classes from './outdated-note.module.css';

interface OutdatedNoteProps {
  onRetry: () => void;
  isRetrying: boolean;
}

export function OutdatedNote({ onRetry, isRetrying }: OutdatedNoteProps) {
  return (
    <div className={classes['note']} role="status">
      <span>This could not be refreshed just now and may be out of date.</span>
      <Button variant="default" size="compact-sm" onClick={onRetry} loading={isRetrying}>
        Retry
      </Button>
    </div>
  );
}
