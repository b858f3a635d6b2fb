import { Button } from '@mantine/core';
import classes from './state.module.css';
import { useRetryByItself } from './use-retry-by-itself';

interface ErrorStateProps {
  /** What failed, as a sentence: `Your licences could not be loaded.` */
  what: string;
  /** What happens next or what to do; says by default that nothing is lost. */
  hint?: string;
  onRetry: () => void;
  /** Whether a retry is under way. */
  isRetrying?: boolean;
  /** Also retries by itself, ever more slowly, and when the connection is back. */
  retriesByItself?: boolean;
}

/** What could not be read, and the way on; never an empty list (D-125). */
export function ErrorState({
  what,
  hint,
  onRetry,
  isRetrying = false,
  retriesByItself = false,
}: ErrorStateProps) {
  useRetryByItself(retriesByItself, onRetry);
  return (
    <div className={classes['state']} role="alert">
      <h2>{what}</h2>
      <p>
        {hint ??
          (retriesByItself
            ? 'The service is not answering. Nothing is lost; we keep trying.'
            : 'Nothing is lost. Please try again.')}
      </p>
      <div className={classes['action']}>
        <Button variant="default" onClick={onRetry} loading={isRetrying}>
          Retry
        </Button>
      </div>
    </div>
  );
}
