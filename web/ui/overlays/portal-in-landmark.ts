/** In the landmark of what it belongs to; at the end of the page where a dialog would cut it off. */
export function portalInLandmark(element: Element | null): { target?: HTMLElement } {
  const target = element?.closest<HTMLElement>('main, header');
  return target ? { target } : {};
}
