import { useState } from 'react';
import { RetryButton } from '../fields/retry-button';
import classes from './show-more.module.css';

interface ShowMoreProps {
  /** Of what there is more: `groups`. */
  what: string;
  /** How much of it there is already. */
  shown?: string;
  className?: string | undefined;
  /** Fails where no more could be had. */
  onMore: () => Promise<unknown>;
}

/** The way to the rest of a list; what did not come is told, and can be asked for again. */
export function ShowMore({ what, shown, className, onMore }: ShowMoreProps) {
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
  return (
    <div className={`${classes['more']} ${className ?? ''}`}>
      <span role="status">{phase === 'failed' ? `The other ${what} could not be loaded.` : shown}</span>
      <RetryButton size="sm" isBusy={phase === 'loading'} onClick={() => void load()}>
        {phase === 'failed' ? 'Retry' : `Show more ${what}`}
      </RetryButton>
    </div>
  );
}
