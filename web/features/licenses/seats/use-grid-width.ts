import { useSyncExternalStore } from 'react';
import { useWide } from '../view/use-wide';

/** NAV-26, with the margins beside it. */
const PAGE_WIDTH = 1024;
const MARGINS_AND_BORDERS = 50;

/** How many pixels a grid has, by the window and the width of the page. */
export function useGridWidth(): number {
  const [isWide] = useWide();
  const width = useSyncExternalStore(onResize, () => document.documentElement.clientWidth);
  return (isWide ? width : Math.min(width, PAGE_WIDTH)) - MARGINS_AND_BORDERS;
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
