export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Focuses the element if it is still there, otherwise the main part; scrolls to it only for the keyboard. */
export function focusAgain(before: HTMLElement | null): void {
  const preventScroll = document.activeElement?.matches(':focus-visible') === false;
  if (before?.isConnected) before.focus({ preventScroll });
  else focusMain();
}

/** Checks for an element that lasts: menus and dialogs are in the main part of the page too. */
export function isOnPage(element: EventTarget | null): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  return element.parentElement?.closest('main, [role="menu"], [role="dialog"]')?.matches('main') ?? false;
}

export function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1) ?? null;
}
