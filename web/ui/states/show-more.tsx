import { useEffect, useState } from 'react';
import { RetryButton } from '../fields/retry-button';
import classes from './show-more.module.css';

interface ShowMoreProps {
  /** Noun for the items: `groups`. */
  what: string;
  /** How many are shown already. */
  shown?: string;
  className?: string | undefined;
  /** Loads without being asked, because something of the rest was asked for. */
  isWanted?: boolean;
  /** Rejects if no more could be loaded. */
  onMore: () => Promise<unknown>;
}

/** Loads the rest of a list; a failure is shown and can be retried. */
export function ShowMore({ what, shown, className, isWanted = false, onMore }: ShowMoreProps) {
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    setPhase('loading');
    try {
      await onMore();
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };
  useEffect(() => {
    if (isWanted && phase === 'idle') void load();
  });
  return (
    <div className={`${classes['more']} ${className ?? ''}`}>
      <span role="status">{phase === 'failed' ? `The other ${what} could not be loaded.` : shown}</span>
      <RetryButton size="sm" isBusy={phase === 'loading'} onClick={() => void load()}>
        {phase === 'failed' ? 'Retry' : `Show more ${what}`}
      </RetryButton>
    </div>
  );
}
