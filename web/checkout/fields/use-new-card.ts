import { useSyncExternalStore } from 'react';

type NewCard = typeof import('./new-card')['newCard'];

let state: NewCard | 'loading' | 'failed' = 'loading';
const listeners = new Set<() => void>();

/** Loads the card form, or tries again after a failure. */
export async function loadNewCard(): Promise<void> {
  state = await import('./new-card').then(
    ({ newCard }) => newCard,
    () => 'failed',
  );
  for (const changed of listeners) changed();
}

export function useNewCard(): typeof state {
  return useSyncExternalStore(listen, () => state);
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
