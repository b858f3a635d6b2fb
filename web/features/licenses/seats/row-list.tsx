import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import { firstRows, PLAIN_ROWS, type RowWindow } from './row-window';

const WindowedRows = lazy(() =>
  import('./windowed-rows').then((module) => ({ default: module.WindowedRows })),
);

export interface RowListProps {
  /** The element whose children the rows are. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Of a usual row, in pixels. */
  rowHeight: number;
  children: (window: RowWindow) => ReactNode;
}

/** All rows of a short list; of a long one those near the visible part of the page. */
export function RowList(props: RowListProps) {
  const { count, rowHeight, children } = props;
  const plain = children(firstRows(count, rowHeight));
  if (count <= PLAIN_ROWS) return plain;
  return (
    <Suspense fallback={plain}>
      <WindowedRows {...props} />
    </Suspense>
  );
}
