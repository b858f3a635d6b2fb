import type { ReactNode } from 'react';
import { useAnnounced } from './announcement';
import bar from './skeleton.module.css';
import table from './table-skeleton.module.css';

interface LoadingProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Loading({ label, className, children }: LoadingProps) {
  useAnnounced(label);
  return (
    <div className={className} aria-busy="true" data-loading="true">
      {children}
    </div>
  );
}

interface SkeletonProps {
  width?: number | string;
  height?: number;
  round?: boolean;
}

export function Skeleton({ width = '100%', height = 14, round = false }: SkeletonProps) {
  return (
    <span
      className={bar['bar']}
      style={{ width, height, borderRadius: round ? '50%' : undefined }}
      aria-hidden="true"
    />
  );
}

const WIDTHS = ['62%', '78%', '48%', '70%', '55%', '66%'];

/** Size of a page of rows; ten thousand moving bars would freeze the browser. */
const MOST_ROWS = 50;

interface TableSkeletonProps {
  rows: number;
  columns: number;
  rowHeight?: number;
  tracks?: string;
}

export function TableSkeleton({ rows, columns, rowHeight = 41, tracks }: TableSkeletonProps) {
  return (
    <div aria-hidden="true" className={table['rows']}>
      {upTo(Math.min(rows, MOST_ROWS)).map((row) => (
        <div
          key={row}
          className={table['row']}
          style={{ height: rowHeight, ...{ '--tracks': tracks ?? `repeat(${columns}, 1fr)` } }}
        >
          {upTo(columns).map((column) => (
            <Skeleton key={column} width={WIDTHS[(row + column) % WIDTHS.length] ?? '60%'} height={12} />
          ))}
        </div>
      ))}
    </div>
  );
}

export function upTo(count: number): number[] {
  return [...Array(count).keys()];
}
