import {
  createContext,
  Fragment,
  type FragmentInstance,
  startTransition,
  use,
  useCallback,
  useState,
} from 'react';
import { useOnPaper } from '../on-paper';
import { useProgressiveCount } from '../render-later';
import type { RowListProps } from './column';

/** About one window, rendered before it is known which rows are near. */
const FIRST_ROWS = 20;

/** In pixels: twenty rows, or six cards. */
const PASS_HEIGHT = 780;

/** Few enough to render within a frame. */
const BLOCK_ROWS = 10;

/** In a very long list, distant blocks are joined. */
const JOINED_ROWS = 200;

/** True for content that appears out of sight: its lists render nothing until they come near the window. */
export const OutOfSightContext = createContext(false);

/** Renders only the blocks near the window, for a longer or incomplete list. */
export function RowList(props: RowListProps) {
  const { count, isWhole, drawnUpTo } = props;
  if (isWhole && count <= drawnUpTo) return <Whole {...props} />;
  return <Blocks {...props} start={0} end={count} size={count > JOINED_ROWS ? JOINED_ROWS : BLOCK_ROWS} />;
}

/** Short list that appears out of sight: renders all rows, about one window per pass. */
function Whole({ count, rowHeight, space, children }: RowListProps) {
  const isOutOfSight = use(OutOfSightContext);
  const size = Math.ceil(PASS_HEIGHT / rowHeight);
  const passes = Math.ceil(count / size);
  const drawn = Math.min(count, size * useProgressiveCount(isOutOfSight ? 1 : passes, passes));
  return (
    <>
      {children(0, drawn)}
      {drawn < count && space((count - drawn) * rowHeight)}
    </>
  );
}

interface BlockProps extends RowListProps {
  start: number;
  end: number;
  size: number;
}

function Blocks({ start, end, size, ...props }: BlockProps) {
  const starts = Array.from({ length: Math.ceil((end - start) / size) }, (_, block) => start + block * size);
  return starts.map((first) => (
    <Block key={first} {...props} start={first} end={Math.min(first + size, end)} size={size} />
  ));
}

function Block(props: BlockProps) {
  const { start, end, rowHeight, space } = props;
  const count = end - start;
  const isOutOfSight = use(OutOfSightContext);
  const isOnPaper = useOnPaper();
  const [isNear, setNear] = useState(start < FIRST_ROWS && !isOutOfSight);
  const [seen, setSeen] = useState({ count, height: count * rowHeight });
  const watch = useCallback(
    (block: FragmentInstance | null) => {
      if (block === null) return undefined;
      return watchRows(block, (isNowNear) => {
        const rects = isNowNear ? [] : block.getClientRects();
        // A hidden list has no height, and will need some again.
        if (rects.length > 0) setSeen({ count, height: heightOf(rects) });
        startTransition(() => setNear(isNowNear));
      });
    },
    [count],
  );
  const height = seen.count === count ? seen.height : count * rowHeight;
  return <Fragment ref={watch}>{isNear || isOnPaper ? <Rows {...props} /> : space(height)}</Fragment>;
}

function Rows(props: BlockProps) {
  const { start, end, size, children } = props;
  return size > BLOCK_ROWS ? <Blocks {...props} size={BLOCK_ROWS} /> : children(start, end);
}

/**
 * Reports when rows come within one window height, and when all have left; a row with the focus does not
 * leave.
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

function heightOf(rects: readonly DOMRect[]): number {
  return Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top));
}
