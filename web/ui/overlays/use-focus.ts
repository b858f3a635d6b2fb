import {
  type FocusEvent as ReactFocusEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { topDialog } from './focus-places';

const FIELD =
  ':is(input:not([type="hidden"], [type="file"]), select, textarea):not([hidden], :disabled, [tabindex="-1"])';

/** Focuses `data-autofocus` or the first field, not the close button, even if it appears later. */
export function useFirstField(): RefCallback<HTMLElement> {
  return useCallback((body) => {
    const first = () => body?.querySelector<HTMLElement>(`[data-autofocus], ${FIELD}`);
    const observer = new MutationObserver(() => {
      const late = first();
      if (!late) return;
      observer.disconnect();
      if (!body?.contains(document.activeElement)) late.focus();
    });
    const field = body?.querySelector<HTMLElement>('[data-autofocus]') ?? first();
    // Mantine focuses this once the dialog is shown.
    if (field) field.dataset['autofocus'] = 'true';
    else if (body) observer.observe(body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

/**
 * Moves the first focus from a refused choice to the first that can be made, once it is known which are
 * refused. Stays where the reader has moved it or chosen.
 */
export function useFirstOpenChoice(isKnown: boolean): RefObject<HTMLFieldSetElement | null> {
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (!isKnown || !choices.current || choices.current.querySelector(':checked')) return;
    if (topDialog()?.contains(focused) && !focused?.matches('[type="radio"][aria-disabled]')) return;
    choices.current.querySelector<HTMLElement>('[type="radio"]:not([aria-disabled])')?.focus();
  }, [isKnown]);
  return choices;
}

/** Keeps the focus where a key may have moved it: Mantine focuses an opening overlay twice. */
export function keepFocus({ currentTarget, target }: ReactFocusEvent<HTMLElement>): void {
  const marked = currentTarget.querySelectorAll<HTMLElement>('[data-autofocus]');
  for (const element of marked) delete element.dataset['autofocus'];
  if (target !== currentTarget && target instanceof HTMLElement) target.dataset['autofocus'] = 'true';
}

/** For content that replaces a form: focused before anything can be pressed. */
export function useFirstFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => part.current?.focus(), []);
  return part;
}

/** Focus from before a dialog that was replaced by another; restored when the other closes. */
let owed: Element | null = null;

export function useFocusReturn(): void {
  const [before] = useState(() => lastingElement(document.activeElement));
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const back = before?.isConnected ? before : owed;
        owed = null;
        if (!(back instanceof HTMLElement) || !back.isConnected || back === document.body) return;
        if (isBehindDialog(back)) owed = back;
        else back.focus();
      });
    },
    [before],
  );
}

// A dialog may have been replaced by another, which has the focus.
function isBehindDialog(element: Element): boolean {
  return topDialog()?.contains(element) === false;
}

/** A menu closes together with the chosen item; its button remains. */
function lastingElement(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}
