import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { nextSeatOrder } from '#domain/licenses/seat-order';
import { useSeatView } from '../view/use-seat-view';
import { SORT_FIELD } from './seat-columns';
import classes from './seat-table.module.css';

/** The head of a column; a click sorts by it, another one the other way round (MAN-11, MAN-12). */
export function SortHeader({ columnId, children }: { columnId: string; children: ReactNode }) {
  const { view, change } = useSeatView();
  const field = SORT_FIELD[columnId];
  if (field === undefined) {
    return (
      <th scope="col" data-column={columnId}>
        {children}
      </th>
    );
  }
  const direction = view.order.field === field ? view.order.direction : undefined;
  return (
    <th scope="col" data-column={columnId} aria-sort={ariaSort(direction)}>
      <button
        type="button"
        className={classes['sort']}
        onClick={() => change({ order: nextSeatOrder(view.order, field) })}
      >
        {children}
        {direction === 1 && <IconArrowUp size={13} aria-hidden="true" />}
        {direction === -1 && <IconArrowDown size={13} aria-hidden="true" />}
      </button>
    </th>
  );
}

function ariaSort(direction: 1 | -1 | undefined): 'ascending' | 'descending' | 'none' {
  if (direction === undefined) return 'none';
  return direction === 1 ? 'ascending' : 'descending';
}
