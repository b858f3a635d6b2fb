import { type ReactNode, type RefObject, Suspense } from 'react';
import { lazyPart } from '../lazy-part';

const WindowedRows = lazyPart(async () => (await import('./windowed-rows')).WindowedRows);

export interface RowWindow {
  start: number;
  end: number;
  /** Pixels that the rows before and after take up. */
  before: number;
  after: number;
  /** Ref for every row; it needs its index as `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

const PLAIN_ROWS = 120;

export interface RowListProps {
  list: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  children: (window: RowWindow) => ReactNode;
}

export function RowList(props: RowListProps) {
  const { count, rowHeight, children } = props;
  const end = Math.min(count, PLAIN_ROWS);
  const plain = children({ start: 0, end, before: 0, after: (count - end) * rowHeight, measure: undefined });
  if (count <= PLAIN_ROWS) return plain;
  return (
    <Suspense fallback={plain}>
      <WindowedRows {...props} />
    </Suspense>
  );
}
