import { Skeleton } from './skeleton';
import classes from './table-skeleton.module.css';

const WIDTHS = ['62%', '78%', '48%', '70%', '55%', '66%'];

interface TableSkeletonProps {
  rows: number;
  columns: number;
  rowHeight?: number;
  /** Widths of the columns as a CSS grid template; all equal without it. */
  tracks?: string;
}

export function TableSkeleton({ rows, columns, rowHeight = 41, tracks }: TableSkeletonProps) {
  return (
    <div aria-hidden="true" className={classes['rows']}>
      {upTo(rows).map((row) => (
        <div
          key={row}
          className={classes['row']}
          style={{ height: rowHeight, gridTemplateColumns: tracks ?? `repeat(${columns}, 1fr)` }}
        >
          {upTo(columns).map((column) => (
            <Skeleton key={column} width={WIDTHS[(row + column) % WIDTHS.length] ?? '60%'} height={12} />
          ))}
        </div>
      ))}
    </div>
  );
}

function upTo(count: number): number[] {
  return [...Array(count).keys()];
}
