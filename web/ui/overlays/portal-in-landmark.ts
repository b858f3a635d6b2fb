/** Renders into the element's landmark; inside a dialog, which would clip it, at the end of the page. */
export function portalInLandmark(element: Element | null): { target?: HTMLElement } {
  const target = element?.closest<HTMLElement>('main, header');
  return target ? { target } : {};
}
