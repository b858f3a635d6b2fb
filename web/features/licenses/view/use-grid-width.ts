import { useSyncExternalStore } from 'react';
import { textScale } from '../../../ui/text-scale';
import { useWide } from './use-wide';

/** NAV-26, with margins. */
const PAGE_WIDTH = 1024;
const MARGINS_AND_BORDERS = 50;

/** Returns a grid's room for columns, in pixels at the default text size. */
export function useGridWidth(): number {
  const [isWide] = useWide();
  const width = useSyncExternalStore(onResize, windowWidth);
  return (isWide ? width : Math.min(width, PAGE_WIDTH)) - MARGINS_AND_BORDERS;
}

const measure = () => Math.floor(document.documentElement.clientWidth / textScale());

/** Cached, since measuring in the middle of a change would force a layout. */
let known = measure();
window.addEventListener('resize', () => {
  known = measure();
});

const windowWidth = () => known;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
