import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** From so many rows on, only those near the visible part of the page exist. */
const FROM_ROWS = 120;

export interface RowWindow {
  start: number;
  end: number;
  /** Pixels that the rows before and after take up. */
  before: number;
  after: number;
  /** Ref for every row; it needs its index as `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Which rows of a long list, standing in the page without a scroll bar of its own, are to be rendered. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const isLong = count > FROM_ROWS;
  const scrollMargin = useTopInPage(list, isLong);
  const virtualizer = useWindowVirtualizer({
    count,
    scrollMargin,
    enabled: isLong,
    overscan: 10,
    estimateSize: () => rowHeight,
  });
  if (!isLong) return { start: 0, end: count, before: 0, after: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    start: first?.index ?? 0,
    end: last ? last.index + 1 : 0,
    before: first ? first.start - scrollMargin : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

/** Where the list begins in the page; measured again when the page changes its height. */
function useTopInPage(list: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isWanted) return;
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, isWanted]);
  return top;
}
