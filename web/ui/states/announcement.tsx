import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Listeners } from '../../app/session/listeners';
import hidden from '../visually-hidden.module.css';

let labels: readonly string[] = [];
const listeners = new Listeners();

function setLabels(next: readonly string[]): void {
  labels = next;
  listeners.notify();
}

export function useAnnounced(label: string): void {
  useEffect(() => {
    setLabels([...labels, label]);
    return () => setLabels(labels.filter((_, index) => index !== labels.indexOf(label)));
  }, [label]);
}

/**
 * Announces once what is loading, however many parts are. Must be mounted before them, and outside the page,
 * which is inert while a dialog is open.
 */
export function Announcement() {
  const label = useSyncExternalStore(listeners.add, () => labels[0] ?? '');
  return createPortal(
    <p role="status" className={hidden['visuallyHidden']}>
      {label}
    </p>,
    document.body,
  );
}
