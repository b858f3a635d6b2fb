import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { RowListProps } from './column';

export function WindowedRows({ list, count, rowHeight, children }: RowListProps) {
  const scrollMargin = useTopInPage(list);
  const virtualizer = useWindowVirtualizer({
    count,
    scrollMargin,
    overscan: 10,
    estimateSize: () => rowHeight,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  return children({
    start: first?.index ?? 0,
    end: last ? last.index + 1 : 0,
    before: first ? first.start - scrollMargin : 0,
    after: virtualizer.getTotalSize() - (last ? last.end - scrollMargin : 0),
    measure: virtualizer.measureElement,
  });
}

function useTopInPage(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
