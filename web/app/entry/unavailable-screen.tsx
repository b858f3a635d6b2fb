import { type ReactNode, useEffect, useState } from 'react';
import { useAnnounced } from '../../ui/states/announcement';
import { CatchBoundary } from '../../ui/states/catch-boundary';
import { useRetryByItself } from '../../ui/states/use-retry-by-itself';
import type { UnavailableReason } from '../session/session-state';
import classes from './entry.module.css';
import { EntryFrame } from './entry-frame';

const TEXTS: Record<UnavailableReason, { title: string; text: string }> = {
  'no-answer': {
    title: 'The account service is not answering',
    text: 'Your licenses, purchases and settings are safe. Only this page cannot reach them right now.',
  },
  'rate-limited': {
    title: 'Please wait a moment',
    text: 'There are too many requests just now. The page you asked for opens automatically.',
  },
};

interface UnavailableScreenProps {
  reason: UnavailableReason;
  retryAt: number;
  onRetry: () => void;
}

export function UnavailableScreen({ reason, retryAt, onRetry }: UnavailableScreenProps) {
  const { title, text } = TEXTS[reason];
  const seconds = useSecondsUntil(retryAt);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <EntryFrame>
      <div className={classes['message']}>
        <div role="alert">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <p>{seconds > 0 ? `Trying again in ${seconds} s.` : 'Trying again…'}</p>
        <button type="button" className={classes['button']} onClick={onRetry}>
          Retry now
        </button>
      </div>
    </EntryFrame>
  );
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((time - now) / 1000));
}

interface StartingScreenProps {
  text?: string;
  tabs?: ReactNode;
  isDelegate?: boolean;
}

export function StartingScreen({ text, tabs, isDelegate = false }: StartingScreenProps) {
  return (
    <EntryFrame tabs={tabs} isDelegate={isDelegate}>
      <Opening text={text} />
    </EntryFrame>
  );
}

/** Visual only: screen readers hear the text once, whichever screen shows it next. */
export function Opening({ text = 'Opening your account…' }: { text?: string | undefined }) {
  useAnnounced(text);
  return (
    <p className={classes['waiting']} aria-hidden="true">
      {text}
    </p>
  );
}

/** Replaces the whole application; retries by itself until read-only mode is over (MODE-01). */
export function ReadOnlyScreen({ message, onRetry }: { message: string; onRetry: () => Promise<void> }) {
  useRetryByItself(true, () => void onRetry());
  return (
    <main className={classes['readOnly']}>
      <h1>{message}</h1>
    </main>
  );
}

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
