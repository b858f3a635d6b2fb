import { Button } from '@mantine/core';
import classes from './failed-note.module.css';

/** Part of the page that could not be loaded, while the rest can be used (D-125). */
export function FailedNote({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <p className={classes['failed']} role="alert">
      {children}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
