import { useLayoutEffect } from 'react';

let dialogs = 0;

/** Makes the page inert while a dialog is open. Toasts are outside the page and stay reachable. */
export function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    const count = (change: 1 | -1) => {
      dialogs += change;
      page?.toggleAttribute('inert', dialogs > 0);
    };
    count(1);
    return () => count(-1);
  }, []);
}
