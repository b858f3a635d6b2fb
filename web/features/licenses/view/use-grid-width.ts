import { useSyncExternalStore } from 'react';
import { textScale } from '../../../ui/text-scale';
import { useWide } from './use-wide';

/** NAV-26, with the margins beside it. */
const PAGE_WIDTH = 1024;
const MARGINS_AND_BORDERS = 50;

/** How much room a grid has for its columns, in pixels where text has its usual size. */
export function useGridWidth(): number {
  const [isWide] = useWide();
  const width = useSyncExternalStore(onResize, windowWidth);
  return (isWide ? width : Math.min(width, PAGE_WIDTH)) - MARGINS_AND_BORDERS;
}

const measure = () => Math.floor(document.documentElement.clientWidth / textScale());

/** Measured while nothing has changed: in the middle of a change the browser would have to lay the page out for it. */
let known = measure();
window.addEventListener('resize', () => {
  known = measure();
});

const windowWidth = () => known;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
