import { useSyncExternalStore } from 'react';

let isOnPaper = false;

function subscribe(onChange: () => void): () => void {
  const events = new AbortController();
  const follow = (event: string, is: boolean) =>
    window.addEventListener(
      event,
      () => {
        isOnPaper = is;
        onChange();
      },
      { signal: events.signal },
    );
  follow('beforeprint', true);
  follow('afterprint', false);
  return () => events.abort();
}

/** The page is being printed: everything must be rendered immediately. */
export function useOnPaper(): boolean {
  return useSyncExternalStore(subscribe, () => isOnPaper);
}
