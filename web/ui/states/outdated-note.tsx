import { RetryButton } from '../fields/retry-button';
import classes from './outdated-note.module.css';
import { useRetryByItself } from './use-retry-by-itself';

/** Reads again on request and by itself. */
export function OutdatedNote({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  useRetryByItself(true, onRetry);
  return (
    <div className={classes['note']} role="status">
      <span>This could not be refreshed just now and may be out of date.</span>
      <RetryButton size="compact-sm" onClick={onRetry} isBusy={isRetrying} />
    </div>
  );
}
