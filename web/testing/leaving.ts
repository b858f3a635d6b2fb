/** Whether the browser would ask before it closes the page or loads it anew. */
export function isAskedToStay(): boolean {
  const leave = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leave);
  return leave.defaultPrevented;
}
