const reasons = new Set<symbol>();

/** Has the browser ask before the page is closed or loaded anew, until the returned function is called. */
export function askToStay(): () => void {
  const reason = Symbol('reason');
  reasons.add(reason);
  window.addEventListener('beforeunload', ask);
  return () => {
    reasons.delete(reason);
    if (reasons.size === 0) stopAskingToStay();
  };
}

/** Whoever has just chosen to go, to sign out for example, is not asked again. */
export function stopAskingToStay(): void {
  window.removeEventListener('beforeunload', ask);
}

// While it listens, a browser does not keep the page for the way back: so it listens only where there is a reason.
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
