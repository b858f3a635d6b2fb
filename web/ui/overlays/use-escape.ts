import { useEffect, useRef } from 'react';

const opened: { readonly current: () => void }[] = [];

function passToTopmost({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing) return;
  // An open menu handles the key itself.
  if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  opened.at(-1)?.current();
}

/** Calls back on Escape while the dialog is the topmost one. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (opened.length === 0) window.addEventListener('keydown', passToTopmost, { capture: true });
    opened.push(latest);
    return () => {
      opened.splice(opened.indexOf(latest), 1);
      if (opened.length === 0) window.removeEventListener('keydown', passToTopmost, { capture: true });
    };
  }, []);
}
