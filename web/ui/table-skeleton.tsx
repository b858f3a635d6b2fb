import { Skeleton } from './skeleton';
import classes from './table-skeleton.module.css';

const WIDTHS = ['62%', '78%', '48%', '70%', '55%', '66%'];

/** Rows of a table to come, each `rowHeight` pixels high like the real ones. */
export function TableSkeleton({
  rows,
  columns,
  rowHeight = 41,
}: {
  rows: number;
  columns: number;
  rowHeight?: number;
}) {
  return (
    <div className={classes['table']} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={classes['row']}
          style={{ height: rowHeight, gridTemplateColumns: `repeat(${columns}, 1fr)` }}
        >
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} width={WIDTHS[(row + column) % WIDTHS.length] ?? '60%'} height={12} />
          ))}
        </div>
      ))}
    </div>
  );
}
