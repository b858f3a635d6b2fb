import type { CloudCounts } from '#domain/cloud/cloud-contents';
import { canceledCount } from '#domain/cloud/seat-counts';
import classes from './cloud-seats-table.module.css';

interface CloudSeatsTableProps {
  current: CloudCounts;
  canceled: CloudCounts;
  renewing: CloudCounts;
  onChange: (canceled: CloudCounts) => void;
}

/** As they are sold (D-100). */
const KINDS = [
  { key: 'authors', name: 'Cloud Author' },
  { key: 'publishers', name: 'RP Publisher' },
] as const;

/** A row for each kind of seat that there is (CANC-09). */
export function CloudSeatsTable({ current, canceled, renewing, onChange }: CloudSeatsTableProps) {
  const kinds = KINDS.filter(({ key }) => current[key] > 0);
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">Seats</th>
          <th scope="col">Current</th>
          <th scope="col">Canceled</th>
          <th scope="col">Renewing</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ key, name }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{current[key].toLocaleString('en-US')}</td>
            <td>
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={current[key]}
                step={1}
                aria-label={`Canceled ${name} seats`}
                value={canceled[key]}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) =>
                  onChange({ ...canceled, [key]: canceledCount(event.currentTarget.value, current[key]) })
                }
              />
            </td>
            <td>
              <output>{renewing[key].toLocaleString('en-US')}</output>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
