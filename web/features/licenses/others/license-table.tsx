import { useRef } from 'react';
import { RowList } from '../seats/row-list';
import type { RowWindow } from '../seats/row-window';
import seatTable from '../seats/seat-table.module.css';
import type { LicenseColumn, LicenseRow, LicenseRowsProps } from './license-column';
import classes from './license-table.module.css';

const ROW_HEIGHT = 41;
const HEAD_ROWS = 1;

/** Licences outside subscriptions as a table that looks like that of seats. */
export function LicenseTable<Row extends LicenseRow>({
  rows,
  columns,
  totalCount,
  label,
}: LicenseRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <table className={seatTable['table']} aria-label={label} aria-rowcount={totalCount + HEAD_ROWS}>
      <thead className={classes['head']}>
        <tr aria-rowindex={HEAD_ROWS}>
          {columns.map(({ id, title, width, isNumeric }) => (
            <th key={id} scope="col" data-column={id} data-numeric={isNumeric} style={{ width }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <RowList list={body} count={rows.length} rowHeight={ROW_HEIGHT}>
          {(shown) => <Rows rows={rows} columns={columns} shown={shown} />}
        </RowList>
      </tbody>
    </table>
  );
}

interface RowsProps<Row> {
  rows: readonly Row[];
  columns: readonly LicenseColumn<Row>[];
  shown: RowWindow;
}

function Rows<Row extends LicenseRow>({ rows, columns, shown }: RowsProps<Row>) {
  return (
    <>
      <Space height={shown.before} columns={columns.length} />
      {rows.slice(shown.start, shown.end).map((row, offset) => {
        const index = shown.start + offset;
        return (
          <tr key={row.id} ref={shown.measure} data-index={index} aria-rowindex={HEAD_ROWS + 1 + index}>
            {columns.map(({ id, isNumeric, cell }) => (
              <td key={id} className={classes['cell']} data-column={id} data-numeric={isNumeric}>
                {cell(row)}
              </td>
            ))}
          </tr>
        );
      })}
      <Space height={shown.after} columns={columns.length} />
    </>
  );
}

/** Stands for the rows that are out of sight. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className={seatTable['space']}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
