import {
  createContext,
  Fragment,
  type FragmentInstance,
  startTransition,
  use,
  useCallback,
  useState,
} from 'react';
import type { RowListProps } from './column';

/** A whole list of so many rows can be searched by the browser's own means, and is drawn whole. */
const PLAIN_ROWS = 120;

/** About a window full. */
const BLOCK_ROWS = 20;

/** Whether what is in here appears out of sight: lists in it draw nothing before they come near the window. */
export const OutOfSightContext = createContext(false);

/** Of a longer list, or a part of one, only those blocks are drawn that are near the window. */
export function RowList(props: RowListProps) {
  const { count, isWhole, children } = props;
  if (isWhole && count <= PLAIN_ROWS) return children(0, count);
  const starts = Array.from({ length: Math.ceil(count / BLOCK_ROWS) }, (_, block) => block * BLOCK_ROWS);
  return starts.map((start) => (
    <Block key={start} {...props} start={start} end={Math.min(start + BLOCK_ROWS, count)} />
  ));
}

interface BlockProps extends RowListProps {
  start: number;
  end: number;
}

function Block({ start, end, rowHeight, space, children }: BlockProps) {
  const isOutOfSight = use(OutOfSightContext);
  const [isDrawn, setDrawn] = useState(start === 0 && !isOutOfSight);
  // What its rows took up when they were last drawn.
  const [height, setHeight] = useState<number | null>(null);
  const watch = useCallback((block: FragmentInstance | null) => {
    if (block === null) return undefined;
    return watchRows(block, (isNear) => {
      if (!isNear) setHeight(heightOf(block));
      startTransition(() => setDrawn(isNear));
    });
  }, []);
  return (
    <Fragment ref={watch}>
      {isDrawn ? children(start, end) : space(height ?? (end - start) * rowHeight)}
    </Fragment>
  );
}

/**
 * Tells when rows come nearer to the window than the window is high, and when all of them have left again; one with the
 * focus does not leave.
 */
function watchRows(block: FragmentInstance, onChange: (isNear: boolean) => void): () => void {
  const rows = new Map<Element, boolean>();
  let wasNear: boolean | null = null;
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) rows.set(target, isIntersecting);
    for (const row of rows.keys()) if (!row.isConnected) rows.delete(row);
    const isNear = [...rows].some(([row, isIn]) => isIn || row.contains(document.activeElement));
    if (isNear !== wasNear) onChange(isNear);
    wasNear = isNear;
  };
  const observer = new IntersectionObserver(look, { rootMargin: '100% 0px' });
  block.observeUsing(observer);
  return () => observer.disconnect();
}

function heightOf(block: FragmentInstance): number {
  const rects = block.getClientRects();
  return Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top));
}
