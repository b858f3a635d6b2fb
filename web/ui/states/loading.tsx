import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import hidden from '../visually-hidden.module.css';
import bar from './skeleton.module.css';
import table from './table-skeleton.module.css';

let labels: readonly string[] = [];
const listeners = new Set<() => void>();

function setLabels(next: readonly string[]): void {
  labels = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface LoadingProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Loading({ label, className, children }: LoadingProps) {
  useEffect(() => {
    setLabels([...labels, label]);
    return () => setLabels(labels.filter((_, index) => index !== labels.indexOf(label)));
  }, [label]);
  return (
    <div className={className} aria-busy="true" data-loading="true">
      {children}
    </div>
  );
}

/**
 * Says once that a page is loading, however many of its parts are. It has to be there before they are, and beside the
 * page, which cannot be heard while a dialog is open.
 */
export function LoadingAnnouncement() {
  const label = useSyncExternalStore(subscribe, () => labels[0] ?? '');
  return createPortal(
    <p role="status" className={hidden['visuallyHidden']}>
      {label}
    </p>,
    document.body,
  );
}

export function Skeleton({
  width = '100%',
  height = 14,
  round = false,
}: {
  width?: number | string;
  height?: number;
  round?: boolean;
}) {
  return (
    <span
      className={bar['bar']}
      style={{ width, height, borderRadius: round ? '50%' : undefined }}
      aria-hidden="true"
    />
  );
}

const WIDTHS = ['62%', '78%', '48%', '70%', '55%', '66%'];

interface TableSkeletonProps {
  rows: number;
  columns: number;
  rowHeight?: number;
  tracks?: string;
}

export function TableSkeleton({ rows, columns, rowHeight = 41, tracks }: TableSkeletonProps) {
  return (
    <div aria-hidden="true" className={table['rows']}>
      {upTo(rows).map((row) => (
        <div
          key={row}
          className={table['row']}
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
