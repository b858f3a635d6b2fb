export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

export function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1) ?? null;
}
