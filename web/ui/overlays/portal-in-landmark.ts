/**
 * Puts a menu or a hint beside what it belongs to, so that it is found in the same landmark; at the end of the page
 * where that is in a dialog, which would cut it off.
 */
export function portalInLandmark(element: Element | null): { target?: HTMLElement } {
  const target = element?.closest<HTMLElement>('main, header');
  return target ? { target } : {};
}
