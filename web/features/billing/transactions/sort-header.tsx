import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { SaleOrder, SortDirection } from '../../../schema.generated';
import type { SaleColumn } from './sale-columns';
import classes from './transaction-table.module.css';
import { nextOrder } from './transaction-view';

interface SortHeaderProps {
  column: SaleColumn;
  order: SaleOrder;
  /** Null where there is no head to press, and the order is chosen elsewhere. */
  onOrder: ((order: SaleOrder) => void) | null;
}

/** The head of a column; a click sorts by it, another one the other way round. */
export function SortHeader({ column: { title, orderBy }, order, onOrder }: SortHeaderProps) {
  // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes
  if (orderBy === null || onOrder === null) {
    return (
      <th role="columnheader" scope="col">
        {title}
      </th>
    );
  }
  const direction = order.field === orderBy ? order.direction : undefined;
  return (
    <th role="columnheader" scope="col" aria-sort={ariaSort(direction)}>
      <button type="button" className={classes['sort']} onClick={() => onOrder(nextOrder(order, orderBy))}>
        {title}
        <span className={classes['arrow']}>
          {direction === 'ASC' && <IconArrowUp size={13} aria-hidden="true" />}
          {direction === 'DESC' && <IconArrowDown size={13} aria-hidden="true" />}
        </span>
      </button>
    </th>
  );
  // biome-ignore-end lint/a11y/noRedundantRoles: as above
}

function ariaSort(direction: SortDirection | undefined): 'ascending' | 'descending' | 'none' {
  if (direction === undefined) return 'none';
  return direction === 'ASC' ? 'ascending' : 'descending';
}
