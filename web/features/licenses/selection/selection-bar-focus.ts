import type { KeyboardEvent } from 'react';

export const SELECTION_BAR_ID = 'selection-actions';

export function leaveOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  // Else the same key would press the button that gets the focus.
  event.preventDefault();
  document
    .getElementById(SELECTION_BAR_ID)
    ?.querySelector<HTMLButtonElement>('button:enabled')
    ?.focus({ preventScroll: true });
}
