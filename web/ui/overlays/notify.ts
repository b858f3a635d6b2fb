import { useSyncExternalStore } from 'react';
import { Listeners } from '../../app/session/listeners';
import type { Toast } from './show-toast';

const listeners = new Listeners();
let count = 0;

/** Number of messages so far; the first one loads their list. */
export function useMessageCount(): number {
  return useSyncExternalStore(listeners.add, () => count);
}

export async function notify(toast: Toast): Promise<void> {
  count += 1;
  listeners.notify();
  const { showToast } = await import('./show-toast');
  showToast(toast);
}

/** The opened part is loaded on demand, which may fail offline or after a new release. */
export function notifyNotOpened(): void {
  const message = 'This could not be opened: the connection was lost, or there is a newer version.';
  // Offline, the toast itself may fail to load.
  notify({ tone: 'DANGER', message: `${message} Please try again.` }).catch(() => undefined);
}

export function notifyRefusal(refusal: string | null): void {
  if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
}
