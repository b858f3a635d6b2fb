import { COLUMN_KINDS, type ColumnKind, type ListReading } from '#domain/licenses/plan/people-list';
import { showDirectionMarks } from '#domain/text/plain-text';
import { PlainSelect } from '../../../ui/fields/plain-select';
import classes from './assign-list.module.css';

interface ColumnsTableProps {
  table: readonly (readonly string[])[];
  reading: ListReading;
  onChange: (reading: ListReading) => void;
}

const NAMES: Record<ColumnKind, string> = {
  email: 'Person',
  seat: 'Seat ID',
  note: 'Note',
  manager: 'Manager: yes or no',
  ignored: 'Not used',
};

const SHOWN_ROWS = 4;

export function ColumnsTable({ table, reading, onChange }: ColumnsTableProps) {
  const { hasHeader, kinds } = reading;
  const choose = (column: number, kind: ColumnKind) =>
    onChange({
      hasHeader,
      // Each kind belongs to one column only.
      kinds: kinds.map((other, at) => (at === column ? kind : other === kind ? 'ignored' : other)),
    });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section className={classes['columns']} aria-label="Columns of the list" tabIndex={0}>
        <table aria-label="Pasted list">
          <thead>
            <tr>
              {kinds.map((kind, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
                <th key={column} scope="col">
                  <PlainSelect
                    aria-label={`Column ${column + 1} is`}
                    value={kind}
                    data-used={kind !== 'ignored'}
                    onChange={(event) => {
                      const chosen = COLUMN_KINDS.find((each) => each === event.currentTarget.value);
                      if (chosen) choose(column, chosen);
                    }}
                  >
                    {COLUMN_KINDS.map((each) => (
                      <option key={each} value={each}>
                        {NAMES[each]}
                      </option>
                    ))}
                  </PlainSelect>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.slice(0, SHOWN_ROWS).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index
              <tr key={index} data-is-header={hasHeader && index === 0}>
                {kinds.map((kind, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index
                  <td key={column} data-used={kind !== 'ignored'}>
                    {showDirectionMarks(row[column] ?? '')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={hasHeader}
          onChange={(event) => onChange({ kinds, hasHeader: event.currentTarget.checked })}
        />
        The first row has the titles
      </label>
    </>
  );
}
