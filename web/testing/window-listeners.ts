type Call = Parameters<typeof window.addEventListener>;

/**
 * Tracks listeners added to the window. The returned function removes them all, as navigation would: tests
 * share a window.
 */
export function noteListeners(): () => void {
  const { addEventListener, removeEventListener } = window;
  const added: Call[] = [];
  window.addEventListener = (...call: Call) => {
    added.push(call);
    addEventListener(...call);
  };
  return () => {
    window.addEventListener = addEventListener;
    for (const [type, listener, options] of added) removeEventListener(type, listener, options);
  };
}
