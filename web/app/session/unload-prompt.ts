const reasons = new Set<symbol>();

/** Makes the browser confirm before the page is closed or reloaded, until the returned function is called. */
export function promptBeforeUnload(): () => void {
  const reason = Symbol('reason');
  reasons.add(reason);
  window.addEventListener('beforeunload', ask);
  return () => {
    reasons.delete(reason);
    if (reasons.size === 0) stopUnloadPrompt();
  };
}

/** Skips the question for a customer who has chosen to leave, by signing out for example. */
export function stopUnloadPrompt(): void {
  window.removeEventListener('beforeunload', ask);
}

// Disables the back-forward cache, so it is registered only while there is a reason.
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
