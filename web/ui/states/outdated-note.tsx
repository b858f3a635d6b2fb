import { useWindowEvent } from '@mantine/hooks';
import { RetryButton } from '../fields/retry-button';
import classes from './outdated-note.module.css';

/** Reads again on request, and immediately when the connection is back. */
export function OutdatedNote({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  useWindowEvent('online', onRetry);
  return (
    <div className={classes['note']} role="status">
      <span>This could not be refreshed just now and may be out of date.</span>
      <RetryButton size="compact-sm" onClick={onRetry} isBusy={isRetrying} />
    </div>
  );
}
