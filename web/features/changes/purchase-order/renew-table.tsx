import type { SubscriptionKind } from '../../../schema.generated';
import { Money } from '../../../ui/money';
import { ManagerNames, Unassigned } from '../review/review-cells';
import table from '../review/review-table.module.css';
import type { RenewRow } from './renew-rows';
import classes from './renew-table.module.css';
import type { SeatChoice } from './seat-choice';
import { SeatTick } from './seat-tick';

export interface RenewRowsProps {
  rows: readonly RenewRow[];
  /** Null where the group goes on as a whole. */
  choice: SeatChoice | null;
  kind: SubscriptionKind;
  label: string;
}

/** Whom or what a group of each kind is for (CLOUD-14). */
export const USER_COLUMN: Record<SubscriptionKind, string> = {
  RP: 'Assigned User',
  LEGACY_ASE: 'Domain',
  CLOUD_FOR_BUSINESS: 'Domain',
  CLOUD: 'Organization',
};

/** The seats of the group, each with its tick and its price. */
export function RenewTable({ rows, choice, kind, label }: RenewRowsProps) {
  return (
    <table className={table['table']} aria-label={label}>
      <thead>
        <tr>
          {choice && (
            <th scope="col" className={classes['tick']}>
              Renew
            </th>
          )}
          <th scope="col" data-column={choice ? 'product' : undefined}>
            Product
          </th>
          <th scope="col">{USER_COLUMN[kind]}</th>
          {choice && (
            <th scope="col" data-column="managers">
              Managers
            </th>
          )}
          <th scope="col" data-column="price">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, product, price }) => (
          <tr key={seat.id}>
            {choice && (
              <td className={classes['tick']}>
                <SeatTick seat={seat} choice={choice} />
              </td>
            )}
            <td>{product}</td>
            <td>{seat.assignedTo ?? <Unassigned />}</td>
            {choice && (
              <td data-column="managers">
                <ManagerNames managers={seat.managers} />
              </td>
            )}
            <td data-column="price">{price === null ? '–' : <Money amount={price} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
