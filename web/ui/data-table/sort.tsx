import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { PlainSelect } from '../fields/plain-select';
import { Tooltip } from '../overlays/tooltip';
import { type Column, onPaper, type TableSort } from './column';
import classes from './sort.module.css';

interface ColumnHeadProps<Row, Field extends string> {
  column: Column<Row, Field>;
  sort: TableSort<Field> | null;
}

export function ColumnHead<Row, Field extends string>({ column, sort }: ColumnHeadProps<Row, Field>) {
  const { title, width, isNumeric, orderBy } = column;
  const head = {
    role: 'columnheader',
    scope: 'col',
    'data-column': column.id,
    'data-numeric': isNumeric,
    'data-paper': onPaper(column),
    style: { width: typeof width === 'number' ? `${width / 16}rem` : width },
  } as const;
  if (orderBy === undefined || sort === null) return <th {...head}>{title}</th>;
  const isSorted = sort.field === orderBy;
  return (
    <th {...head} aria-sort={isSorted ? (sort.isAscending ? 'ascending' : 'descending') : 'none'}>
      <button type="button" data-paper="on" className={classes['head']} onClick={() => sort.onField(orderBy)}>
        {title}
        <span className={classes['arrow']}>
          {isSorted && <Arrow isUp={sort.isAscending} size="0.8125rem" />}
        </span>
      </button>
    </th>
  );
}

interface SortSelectProps<Row, Field extends string> {
  columns: readonly Column<Row, Field>[];
  sort: TableSort<Field>;
}

export function SortSelect<Row, Field extends string>({ columns, sort }: SortSelectProps<Row, Field>) {
  const label = sort.isAscending ? 'Ascending; sort descending' : 'Descending; sort ascending';
  const choose = (chosen: string) => {
    const column = columns.find(({ orderBy }) => orderBy === chosen);
    if (column?.orderBy) sort.onField(column.orderBy);
  };
  return (
    <span data-paper="off" className={classes['select']}>
      <label>
        Sort by
        <PlainSelect value={sort.field} onChange={(event) => choose(event.currentTarget.value)}>
          {columns.map(
            ({ orderBy, title }) =>
              orderBy && (
                <option key={orderBy} value={orderBy}>
                  {title}
                </option>
              ),
          )}
        </PlainSelect>
      </label>
      <Tooltip label={label}>
        <button type="button" aria-label={label} onClick={() => sort.onField(sort.field)}>
          <Arrow isUp={sort.isAscending} size="1rem" />
        </button>
      </Tooltip>
    </span>
  );
}

function Arrow({ isUp, size }: { isUp: boolean; size: string }) {
  const Icon = isUp ? IconArrowUp : IconArrowDown;
  return <Icon size={size} aria-hidden="true" />;
}
