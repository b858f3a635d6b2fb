import type { KeyboardEvent } from 'react';

const ENABLED = 'button:not(:disabled, [aria-disabled="true"])';

/** Moves the focus between the buttons of a toolbar by arrow keys, Home and End, as its role promises. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>(ENABLED)];
  // The items of a menu are not in the toolbar, but their events pass it.
  const from = target instanceof HTMLElement ? buttons.indexOf(target) : -1;
  if (from < 0) return;
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: buttons.length - 1 }[key];
  const next = to === undefined ? undefined : buttons[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
