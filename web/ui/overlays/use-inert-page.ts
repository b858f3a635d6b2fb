import { useLayoutEffect } from 'react';

let dialogs = 0;

/** While a dialog is open, nothing of the page under it can be reached by any means. Toasts lie beside the page, and can. */
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
