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

const FIELD =
  ':is(input:not([type="hidden"], [type="file"]), select, textarea):not([hidden], :disabled, [tabindex="-1"])';

/** On the first field, or on `data-autofocus`, and not on the cross; also where that comes late. */
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
    // Mantine moves the focus there once the dialog stands.
    if (field) field.dataset['autofocus'] = 'true';
    else if (body) observer.observe(body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

/** Mantine moves the focus into what opens twice. A key may have moved it on by then: it stays where it is. */
export function keepFocus({ currentTarget, target }: ReactFocusEvent<HTMLElement>): void {
  const marked = currentTarget.querySelectorAll<HTMLElement>('[data-autofocus]');
  for (const element of marked) delete element.dataset['autofocus'];
  if (target !== currentTarget && target instanceof HTMLElement) target.dataset['autofocus'] = 'true';
}

/** For what takes the place of a form: it has the focus before anything can be pressed. */
export function useFirstFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => part.current?.focus(), []);
  return part;
}

/** Where the focus was before a dialog that has given way to another: once that closes, it goes back there. */
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

/** Without moving the page. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

export function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1) ?? null;
}

// A dialog may have given way to another, which has the focus then.
function isBehindDialog(element: Element): boolean {
  return topDialog()?.contains(element) === false;
}

/** A menu is gone by then, and what was chosen in it; the button that opened it is not. */
function lastingElement(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}
