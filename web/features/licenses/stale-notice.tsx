import { Button } from '@mantine/core';
import { useRetryByItself } from '../../ui/states/use-retry-by-itself';
import classes from './manage.module.css';

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
