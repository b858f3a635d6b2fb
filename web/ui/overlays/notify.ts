import { useSyncExternalStore } from 'react';
import type { Toast } from './show-toast';

const listeners = new Set<() => void>();
let isFirstSaid = false;

/** Whether anything was said yet: the list of messages comes with the first one. */
export function useFirstMessage(): boolean {
  return useSyncExternalStore(listen, () => isFirstSaid);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function notify(toast: Toast): Promise<void> {
  isFirstSaid = true;
  for (const listener of listeners) listener();
  const { showToast } = await import('./show-toast');
  showToast(toast);
}

/** Says why something was not done; nothing when it was. */
export function notifyRefusal(refusal: string | null): void {
  if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
}
