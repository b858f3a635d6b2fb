import { Component, type ReactNode } from 'react';
import classes from './entry.module.css';
import { EntryFrame } from './entry-frame';

/** When the application cannot be loaded, after a new release or without a network, says so instead of nothing. */
export class LoadBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
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
}
