import { Button } from '@mantine/core';
import { useRetryByItself } from '../../ui/use-retry-by-itself';
import classes from './manage.module.css';

/** What is on the screen could not be brought up to date; it stays, and says so (D-125). */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  useRetryByItself(true, onRetry);
  return (
    <div className={classes['stale']} role="status">
      <span>The service is not answering, so this may not be up to date. We keep trying.</span>
      <Button variant="default" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
