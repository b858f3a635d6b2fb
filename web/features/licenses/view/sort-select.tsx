import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { SeatOrder } from '#domain/licenses/seats/seat-order';
import { Tooltip } from '../../../ui/tooltip';
import { SEAT_COLUMNS } from '../seats/seat-columns';
import classes from './filter-bar.module.css';

const SORTABLE = SEAT_COLUMNS.flatMap(({ orderBy, title }) =>
  orderBy === null ? [] : [{ field: orderBy, title }],
);

/** Sorting where there are cards and no columns to click on. */
export function SortSelect({ order, onChange }: { order: SeatOrder; onChange: (order: SeatOrder) => void }) {
  const isAscending = order.direction === 1;
  const label = isAscending ? 'Ascending; sort descending' : 'Descending; sort ascending';
  const choose = (chosen: string) => {
    const column = SORTABLE.find(({ field }) => field === chosen);
    if (column) onChange({ field: column.field, direction: 1 });
  };
  return (
    <span className={classes['sort']}>
      <label>
        Sort by
        <select value={order.field} onChange={(event) => choose(event.currentTarget.value)}>
          {SORTABLE.map(({ field, title }) => (
            <option key={field} value={field}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Tooltip label={label}>
        <button
          type="button"
          aria-label={label}
          onClick={() => onChange({ ...order, direction: isAscending ? -1 : 1 })}
        >
          {isAscending ? (
            <IconArrowUp size={16} aria-hidden="true" />
          ) : (
            <IconArrowDown size={16} aria-hidden="true" />
          )}
        </button>
      </Tooltip>
    </span>
  );
}
