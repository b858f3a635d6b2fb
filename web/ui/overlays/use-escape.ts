import { useEffect, useEffectEvent } from 'react';

const opened: (() => void)[] = [];

function passToTopmost({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing) return;
  // An open menu handles the key itself.
  if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  opened.at(-1)?.();
}

/** Calls back on Escape while the dialog is the topmost one. */
export function useEscape(onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const own = () => close();
    if (opened.length === 0) window.addEventListener('keydown', passToTopmost, { capture: true });
    opened.push(own);
    return () => {
      opened.splice(opened.indexOf(own), 1);
      if (opened.length === 0) window.removeEventListener('keydown', passToTopmost, { capture: true });
    };
  }, []);
}
