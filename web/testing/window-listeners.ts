type Call = Parameters<typeof window.addEventListener>;

/**
 * Notes what is listened for at the window from now on. The returned function stops it all, as going to another page
 * does: the window of the tests stays.
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
