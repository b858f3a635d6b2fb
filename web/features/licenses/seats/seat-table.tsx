import { memo, useRef } from 'react';
import { RowList } from './row-list';
import type { RowWindow } from './row-window';
import { SEAT_COLUMNS } from './seat-columns';
import type { SeatRow_SeatFragment } from './seat-grid.generated';
import classes from './seat-table.module.css';
import { SortHeader } from './sort-header';

const ROW_HEIGHT = 41;
const HEAD_ROWS = 1;

export interface SeatRowsProps {
  seats: readonly SeatRow_SeatFragment[];
  /** How many there are in all, loaded or not. */
  totalCount: number;
  label: string;
}

/** The seats as a table. They come sorted, filtered and a page at a time; nothing of that is left to do here. */
export function SeatTable({ seats, totalCount, label }: SeatRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <table className={classes['table']} aria-label={label} aria-rowcount={totalCount + HEAD_ROWS}>
      <thead>
        <tr aria-rowindex={HEAD_ROWS}>
          {SEAT_COLUMNS.map((column) => (
            <SortHeader key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <RowList list={body} count={seats.length} rowHeight={ROW_HEIGHT}>
          {(shown) => <SeatRows seats={seats} shown={shown} />}
        </RowList>
      </tbody>
    </table>
  );
}

function SeatRows({ seats, shown }: { seats: readonly SeatRow_SeatFragment[]; shown: RowWindow }) {
  return (
    <>
      <Space height={shown.before} />
      {seats.slice(shown.start, shown.end).map((seat, offset) => {
        const index = shown.start + offset;
        return <SeatRow key={seat.id} seat={seat} index={index} measure={shown.measure} />;
      })}
      <Space height={shown.after} />
    </>
  );
}

interface SeatRowProps {
  seat: SeatRow_SeatFragment;
  index: number;
  measure: RowWindow['measure'];
}

/** Rendered again only when its seat changes, however the list moves. */
const SeatRow = memo(function SeatRow({ seat, index, measure }: SeatRowProps) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={HEAD_ROWS + 1 + index}>
      {SEAT_COLUMNS.map((column) => (
        <td key={column.id} data-column={column.id}>
          {column.cell(seat)}
        </td>
      ))}
    </tr>
  );
});

/** Stands for the rows that are out of sight. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className={classes['space']}>
      <td colSpan={SEAT_COLUMNS.length} style={{ height }} />
    </tr>
  );
}
