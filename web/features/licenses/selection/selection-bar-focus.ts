import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { focusAgain, isOnPage } from '../../../ui/overlays/focus-places';

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

/** Returns the focus to where it came from once nothing is selected: the bar then leaves the window. */
export function useFocusBack(isEmpty: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isEmpty && ref.current?.contains(document.activeElement)) focusAgain(before.current);
  }, [isEmpty]);
  const onFocus = ({ target, relatedTarget: from, currentTarget: bar }: FocusEvent<HTMLDivElement>) => {
    // The dialog of an action that emptied the selection hands the focus to the bar.
    if (isEmpty && target === bar) focusAgain(before.current);
    // Menu items are not in the bar, but their events pass it.
    else if (bar.contains(target) && isOnPage(from) && !bar.contains(from)) before.current = from;
  };
  return { ref, onFocus };
}
