import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { SaleOrder } from '../../../schema.generated';
import { SALE_COLUMNS } from './sale-columns';
import classes from './sort-select.module.css';
import { nextOrder } from './transaction-view';

interface SortSelectProps {
  order: SaleOrder;
  onOrder: (order: SaleOrder) => void;
}

/** Sorting where there are cards and no columns to click on. */
export function SortSelect({ order, onOrder }: SortSelectProps) {
  const isAscending = order.direction === 'ASC';
  const choose = (chosen: string) => {
    const column = SALE_COLUMNS.find(({ orderBy }) => orderBy === chosen);
    if (column?.orderBy) onOrder(nextOrder(order, column.orderBy));
  };
  return (
    <span className={classes['sort']}>
      <label>
        Sort by
        <select value={order.field} onChange={(event) => choose(event.currentTarget.value)}>
          {SALE_COLUMNS.map(
            ({ orderBy, title }) =>
              orderBy && (
                <option key={orderBy} value={orderBy}>
                  {title}
                </option>
              ),
          )}
        </select>
      </label>
      <button
        type="button"
        aria-label={isAscending ? 'Ascending; sort descending' : 'Descending; sort ascending'}
        onClick={() => onOrder(nextOrder(order, order.field))}
      >
        {isAscending ? (
          <IconArrowUp size={16} aria-hidden="true" />
        ) : (
          <IconArrowDown size={16} aria-hidden="true" />
        )}
      </button>
    </span>
  );
}
