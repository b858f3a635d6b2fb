import { useState } from 'react';
import { useRetryByItself } from '../../ui/use-retry-by-itself';
import classes from './entry.module.css';

interface ReadOnlyScreenProps {
  message: string;
  onRetry: () => Promise<void>;
}

/** The vendor's message in place of the whole application (MODE-01), until it is over: the page asks again by itself. */
export function ReadOnlyScreen({ message, onRetry }: ReadOnlyScreenProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    if (isAsking) return;
    setAsking(true);
    await onRetry();
    setAsking(false);
  };
  useRetryByItself(true, ask);
  return (
    <main className={classes['readOnly']}>
      <p>{message}</p>
      <button type="button" className={classes['quiet']} onClick={ask} aria-busy={isAsking}>
        Try again
      </button>
    </main>
  );
}
