/** Checks whether the browser would ask before it closes or reloads the page. */
export function isAskedToStay(): boolean {
  const leave = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leave);
  return leave.defaultPrevented;
}
