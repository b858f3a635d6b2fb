import { useTable } from '@tanstack/react-table';
import { useRef } from 'react';
import { SEAT_COLUMNS, seatFeatures } from './seat-columns';
import type { SeatRow_SeatFragment } from './seat-grid.generated';
import classes from './seat-table.module.css';
import { SortHeader } from './sort-header';
import { useRowWindow } from './use-row-window';

const ROW_HEIGHT = 41;

export interface SeatRowsProps {
  seats: readonly SeatRow_SeatFragment[];
  /** How many there are in all, loaded or not. */
  totalCount: number;
  label: string;
}

export function SeatTable({ seats, totalCount, label }: SeatRowsProps) {
  const table = useTable({
    features: seatFeatures,
    columns: SEAT_COLUMNS,
    data: seats,
    getRowId: (seat) => seat.id,
  });
  const rows = table.getRowModel().rows;
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useRowWindow(body, rows.length, ROW_HEIGHT);
  return (
    <table className={classes['table']} aria-label={label} aria-rowcount={totalCount + 1}>
      <colgroup>
        {SEAT_COLUMNS.map((column) => (
          <col key={column.id} data-column={column.id} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {table.getHeaderGroups()[0]?.headers.map((header) => (
            <SortHeader key={header.id} columnId={header.column.id}>
              <table.FlexRender header={header} />
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Space height={shown.before} />
        {rows.slice(shown.start, shown.end).map((row, index) => (
          <tr
            key={row.id}
            ref={shown.measure}
            data-index={shown.start + index}
            aria-rowindex={shown.start + index + 2}
          >
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
        <Space height={shown.after} />
      </tbody>
    </table>
  );
}

/** Stands for the rows that are out of sight. */
function Space({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr className={classes['space']}>
      <td colSpan={SEAT_COLUMNS.length} style={{ height }} />
    </tr>
  );
}
