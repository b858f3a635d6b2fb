// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table whose display changes
import { type FocusEvent, memo, useId } from 'react';
import { type Column, onPaper, type Section, type TableSort } from './column';
import { RowList } from './row-list';
import classes from './rows.module.css';
import { ColumnHead } from './sort';

/** Enough for the browser's own search. */
const DRAWN_ROWS = 120;

const ROW_HEIGHT = 41;
const HEAD_ROWS = 1;

export interface SectionedTableProps<Row, Field extends string> {
  sections: readonly Section<Row>[];
  columns: readonly Column<Row, Field>[];
  label: string;
  /** Total number of rows; omitted if screen readers get no row count. */
  totalCount?: number | undefined;
  sort: TableSort<Field> | null;
  className?: string | undefined;
}

/** Renders rows as a table. The roles keep it one for screen readers even if CSS changes its display. */
export function SectionedTable<Row extends { id: string }, Field extends string>(
  props: SectionedTableProps<Row, Field>,
) {
  const { sections, columns, totalCount, label, sort, className = '' } = props;
  const isCounted = totalCount !== undefined;
  const isWhole = !isCounted || sections.reduce((sum, { rows }) => sum + rows.length, 0) >= totalCount;
  return (
    <table
      {...MARK_ROW_IN_FOCUS}
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
        <Body key={section.key} {...{ section, columns, isCounted, isWhole }} />
      ))}
    </table>
  );
}

/** Marks the row with the keyboard focus; `tr:has(:focus-visible)` in CSS would restyle all rows each time. */
const MARK_ROW_IN_FOCUS = {
  onFocus: ({ target }: FocusEvent) =>
    target.closest('tr')?.toggleAttribute('data-in-focus', target.matches(':focus-visible')),
  onBlur: ({ target }: FocusEvent) => target.closest('tr')?.removeAttribute('data-in-focus'),
};

interface BodyProps<Row, Field extends string> {
  section: Section<Row>;
  columns: readonly Column<Row, Field>[];
  isCounted: boolean;
  isWhole: boolean;
}

function Body<Row extends { id: string }, Field extends string>(props: BodyProps<Row, Field>) {
  const { section, columns, isCounted, isWhole } = props;
  const headingId = useId();
  const { heading, rows } = section;
  const space = (height: number) => <Space height={height} columns={columns.length} />;
  return (
    <tbody role="rowgroup" aria-labelledby={heading ? headingId : undefined}>
      {heading && <Heading id={headingId} heading={heading} columns={columns} />}
      <RowList count={rows.length} drawnUpTo={DRAWN_ROWS} rowHeight={ROW_HEIGHT} {...{ isWhole, space }}>
        {(start, end) =>
          rows
            .slice(start, end)
            .map((row, offset) => (
              <TableRow key={row.id} {...{ row, columns, isCounted }} index={start + offset} />
            ))
        }
      </RowList>
    </tbody>
  );
}

interface TableRowProps<Row, Field extends string> {
  row: Row;
  columns: readonly Column<Row, Field>[];
  index: number;
  isCounted: boolean;
}

// `memo` drops type parameters.
const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row, Field extends string>(props: TableRowProps<Row, Field>) {
  const { row, columns, index, isCounted } = props;
  return (
    <tr role="row" aria-rowindex={isCounted ? HEAD_ROWS + 1 + index : undefined}>
      {columns.map((column) => (
        <td
          key={column.id}
          role="cell"
          data-column={column.id}
          data-numeric={column.isNumeric}
          data-quiet={column.isQuiet}
          data-paper={onPaper(column)}
        >
          {column.cell(row, index + 1)}
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
      {/* Not a header: below several of them, a cell would have to name its own. It labels a row group. */}
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
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: not a row for screen readers
    <tr className={classes['space']} role="none">
      <td colSpan={columns} style={{ height }} role="none" />
    </tr>
  );
}
