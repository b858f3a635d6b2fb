import { useEffect, useState } from 'react';

/** When the component goes, the focus returns to where it was before it came, if that is still there. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (!(before instanceof HTMLElement) || before === document.body) return;
      requestAnimationFrame(() => before.isConnected && before.focus());
    },
    [before],
  );
}
