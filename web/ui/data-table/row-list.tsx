import { Suspense } from 'react';
import { lazyPart } from '../lazy-part';
import type { RowListProps } from './column';

const WindowedRows = lazyPart(async () => (await import('./windowed-rows')).WindowedRows);

const PLAIN_ROWS = 120;

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
