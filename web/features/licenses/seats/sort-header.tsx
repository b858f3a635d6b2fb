import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { nextSeatOrder, type SortDirection } from '#domain/licenses/seats/seat-order';
import { useSeatView } from '../view/use-seat-view';
import type { SeatColumn } from './seat-columns';
import classes from './seat-table.module.css';

/** The head of a column; a click sorts by it, another one the other way round (MAN-11, MAN-12). */
export function SortHeader({ column: { id, title, orderBy } }: { column: SeatColumn }) {
  const { view, change } = useSeatView();
  if (orderBy === null) {
    return (
      <th scope="col" data-column={id}>
        {title}
      </th>
    );
  }
  const direction = view.order.field === orderBy ? view.order.direction : undefined;
  return (
    <th scope="col" data-column={id} aria-sort={ariaSort(direction)}>
      <button
        type="button"
        className={classes['sort']}
        onClick={() => change({ order: nextSeatOrder(view.order, orderBy) })}
      >
        {title}
        {direction === 1 && <IconArrowUp size={13} aria-hidden="true" />}
        {direction === -1 && <IconArrowDown size={13} aria-hidden="true" />}
      </button>
    </th>
  );
}

function ariaSort(direction: SortDirection | undefined): 'ascending' | 'descending' | 'none' {
  if (direction === undefined) return 'none';
  return direction === 1 ? 'ascending' : 'descending';
}
