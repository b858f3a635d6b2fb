import { useSyncExternalStore } from 'react';
import type { Toast } from './show-toast';

const listeners = new Set<() => void>();
let count = 0;

/** How many messages there were so far: the list of them comes with the first one. */
export function useMessageCount(): number {
  return useSyncExternalStore(listen, () => count);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function notify(toast: Toast): Promise<void> {
  count += 1;
  for (const listener of listeners) listener();
  const { showToast } = await import('./show-toast');
  showToast(toast);
}

/** What is opened comes by itself, and may not come without a connection or after a new release. */
export function notifyNotOpened(): void {
  const message = 'This could not be opened: the connection was lost, or there is a newer version.';
  // Without a connection the toast itself may not come either.
  notify({ tone: 'DANGER', message: `${message} Please try again.` }).catch(() => undefined);
}

/** Says why something was not done; nothing when it was. */
export function notifyRefusal(refusal: string | null): void {
  if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
}
