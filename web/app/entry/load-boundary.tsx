import type { ReactNode } from 'react';
import { CatchBoundary } from './catch-boundary';
import classes from './entry.module.css';
import { EntryFrame } from './entry-frame';

/** When the application cannot be loaded, after a new release or without a network, says so instead of nothing. */
export function LoadBoundary({ children }: { children: ReactNode }) {
  return <CatchBoundary fallback={<NotLoaded />}>{children}</CatchBoundary>;
}

function NotLoaded() {
  return (
    <EntryFrame>
      <div className={classes['message']} role="alert">
        <h1>The page could not be loaded</h1>
        <p>The connection was lost, or there is a newer version. Nothing of yours is lost.</p>
        <button type="button" className={classes['button']} onClick={() => window.location.reload()}>
          Reload
        </button>
      </div>
    </EntryFrame>
  );
}
