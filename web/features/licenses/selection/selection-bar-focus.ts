export const SELECTION_BAR_ID = 'selection-actions';

/** Moves the focus to the first thing that can be done with the selection. */
export function focusSelectionBar(): void {
  document
    .getElementById(SELECTION_BAR_ID)
    ?.querySelector<HTMLButtonElement>('button:enabled')
    ?.focus({ preventScroll: true });
}
