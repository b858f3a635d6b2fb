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

/** Whether the page is being printed: the pages are counted at once, and nothing can come later or when it is near. */
export function useOnPaper(): boolean {
  return useSyncExternalStore(subscribe, () => isOnPaper);
}
