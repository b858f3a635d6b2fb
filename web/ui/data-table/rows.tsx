// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table whose display changes
import { memo, useId, useRef } from 'react';
import type { Column, RowWindow, Section, TableSort } from './column';
import { RowList } from './row-list';
import classes from './rows.module.css';
import { ColumnHead } from './sort';

const ROW_HEIGHT = 41;
const HEAD_ROWS = 1;

interface SectionedTableProps<Row, Field extends string> {
  sections: readonly Section<Row>[];
  columns: readonly Column<Row, Field>[];
  label: string;
  /** How many rows there are in all; left out where that is not told row by row. */
  totalCount?: number | undefined;
  sort: TableSort<Field> | null;
  className?: string | undefined;
}

/** Rows as a table. The roles keep it one for a screen reader also where a style sheet changes its display. */
export function SectionedTable<Row extends { id: string }, Field extends string>(
  props: SectionedTableProps<Row, Field>,
) {
  const { sections, columns, totalCount, label, sort, className = '' } = props;
  const isCounted = totalCount !== undefined;
  return (
    <table
      role="table"
      className={`${classes['table']} ${className}`}
      aria-label={label}
      aria-rowcount={isCounted ? totalCount + HEAD_ROWS : undefined}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={isCounted ? HEAD_ROWS : undefined}>
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      {sections.map((section) => (
        <Body key={section.key} {...{ section, columns, isCounted }} />
      ))}
    </table>
  );
}

interface BodyProps<Row, Field extends string> {
  section: Section<Row>;
  columns: readonly Column<Row, Field>[];
  isCounted: boolean;
}

function Body<Row extends { id: string }, Field extends string>(props: BodyProps<Row, Field>) {
  const { section, columns, isCounted } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const headingId = useId();
  const { heading, rows } = section;
  return (
    <tbody role="rowgroup" ref={body} aria-labelledby={heading ? headingId : undefined}>
      {heading && <Heading id={headingId} heading={heading} columns={columns} />}
      <RowList list={body} count={rows.length} rowHeight={ROW_HEIGHT}>
        {(shown) => (
          <>
            <Space height={shown.before} columns={columns.length} />
            {rows.slice(shown.start, shown.end).map((row, offset) => (
              <TableRow
                key={row.id}
                {...{ row, columns, isCounted }}
                index={shown.start + offset}
                measure={shown.measure}
              />
            ))}
            <Space height={shown.after} columns={columns.length} />
          </>
        )}
      </RowList>
    </tbody>
  );
}

interface TableRowProps<Row, Field extends string> {
  row: Row;
  columns: readonly Column<Row, Field>[];
  index: number;
  isCounted: boolean;
  measure: RowWindow['measure'];
}

// `memo` forgets type parameters.
const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row, Field extends string>(props: TableRowProps<Row, Field>) {
  const { row, columns, index, isCounted, measure } = props;
  return (
    <tr
      role="row"
      ref={measure}
      data-index={index}
      aria-rowindex={isCounted ? HEAD_ROWS + 1 + index : undefined}
    >
      {columns.map(({ id, isNumeric, isQuiet, cell }) => (
        <td key={id} role="cell" data-column={id} data-numeric={isNumeric} data-quiet={isQuiet}>
          {cell(row, index + 1)}
        </td>
      ))}
    </tr>
  );
}

interface HeadingProps<Row, Field extends string> {
  id: string;
  heading: NonNullable<Section<Row>['heading']>;
  columns: readonly Column<Row, Field>[];
}

function Heading<Row, Field extends string>({ id, heading, columns }: HeadingProps<Row, Field>) {
  const before = columns.findIndex(({ id }) => id === heading.figureColumn);
  return (
    <tr role="row" className={classes['heading']}>
      {/* No head: of several heads above it a cell would have to say which are its own. It names its rows' group. */}
      <td role="cell" id={id} colSpan={before}>
        {heading.text}
      </td>
      <td role="cell" data-numeric="true">
        {heading.figure}
      </td>
      <td role="cell" colSpan={columns.length - before - 1} />
    </tr>
  );
}

function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className={classes['space']}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
