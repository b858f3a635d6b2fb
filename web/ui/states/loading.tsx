import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import classes from './loading.module.css';

let labels: readonly string[] = [];
const listeners = new Set<() => void>();

function setLabels(next: readonly string[]): void {
  labels = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface LoadingProps {
  /** `Loading your products`. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Loading({ label, className, children }: LoadingProps) {
  useEffect(() => {
    setLabels([...labels, label]);
    return () => setLabels(labels.filter((_, index) => index !== labels.indexOf(label)));
  }, [label]);
  return (
    <div className={className} aria-busy="true" data-loading="true">
      {children}
    </div>
  );
}

/** Says once that a page is loading, however many of its parts are. It has to be there before they are. */
export function LoadingAnnouncement() {
  const label = useSyncExternalStore(subscribe, () => labels[0] ?? '');
  return (
    <p role="status" className={classes['announcement']}>
      {label}
    </p>
  );
}
