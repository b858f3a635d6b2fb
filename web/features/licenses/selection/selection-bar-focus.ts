import { type KeyboardEvent, useEffect } from 'react';

export const SELECTION_BAR_ID = 'selection-actions';

export function leaveOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  // Otherwise the same key would press the button that takes the focus.
  event.preventDefault();
  document
    .getElementById(SELECTION_BAR_ID)
    ?.querySelector<HTMLButtonElement>('button:enabled')
    ?.focus({ preventScroll: true });
}

/** Scrolls the focused element clear of the bar when that appears. */
export function useFocusInSight(isFloating: boolean): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (isFloating && focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
  }, [isFloating]);
}
