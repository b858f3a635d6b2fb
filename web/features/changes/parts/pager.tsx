import { Button } from '@mantine/core';
import classes from './pager.module.css';

interface PagerProps {
  from: number;
  shown: number;
  total: number;
  isLoading: boolean;
  hasFailed: boolean;
  /** Null on the first and on the last page. */
  onBack: (() => void) | null;
  onOn: (() => void) | null;
}

/** Leads through the rows of a long group, a page at a time, so that there are never more of them than can be read. */
export function Pager({ from, shown, total, isLoading, hasFailed, onBack, onOn }: PagerProps) {
  if (shown >= total) return null;
  return (
    <div className={classes['pager']}>
      <span role="status">
        {hasFailed
          ? 'More seats could not be loaded.'
          : `${count(from)}–${count(from + shown - 1)} of ${count(total)} seats`}
      </span>
      <span className={classes['buttons']}>
        <Button
          variant="default"
          size="compact-sm"
          disabled={onBack === null || isLoading}
          onClick={() => onBack?.()}
        >
          Previous
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          disabled={onOn === null || isLoading}
          onClick={() => onOn?.()}
        >
          {hasFailed ? 'Retry' : 'Next'}
        </Button>
      </span>
    </div>
  );
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
