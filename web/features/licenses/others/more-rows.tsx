import { Button } from '@mantine/core';
import { useState } from 'react';
import more from '../seats/more-seats.module.css';

interface MoreRowsProps {
  loaded: number;
  total: number;
  /** What is listed: `licenses`. */
  noun: string;
  /** Loads the next page into the cache. */
  onMore: () => Promise<unknown>;
}

/** How much of a long list is shown, and the way to the rest. */
export function MoreRows({ loaded, total, noun, onMore }: MoreRowsProps) {
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (loaded >= total) return null;
  const load = async () => {
    setPhase('loading');
    try {
      await onMore();
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };
  const shown = `${loaded.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${noun}`;
  return (
    <div className={more['more']}>
      <span role="status">{phase === 'failed' ? `The other ${noun} could not be loaded.` : shown}</span>
      <Button variant="default" size="sm" loading={phase === 'loading'} onClick={() => void load()}>
        {phase === 'failed' ? 'Retry' : `Show more ${noun}`}
      </Button>
    </div>
  );
}
