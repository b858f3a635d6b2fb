import { DateText } from '../../../ui/date-text';
import type { LicenseColumn } from '../others/license-column';
import { RowMenu } from '../others/row-menu';
import { AssignedUser } from '../seats/assigned-user';
import { ManagersCell } from '../seats/managers-cell';
import { seatActionsId } from '../seats/seat-actions-id';
import { KeyCell } from './key-cell';
import { PerpetualCheckbox } from './perpetual-checkbox';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';

const loadItems = () => import('./perpetual-menu-items').then((module) => module.PerpetualMenuItems);

/** The columns of the perpetual grid, in their order (MAN-15). */
export const PERPETUAL_COLUMNS: readonly LicenseColumn<PerpetualRow_LicenseFragment>[] = [
  {
    id: 'select',
    title: 'Select',
    inCard: 'check',
    isEmpty: ({ isManager }) => !isManager,
    cell: (license) => <PerpetualCheckbox license={license} />,
  },
  {
    id: 'product',
    title: 'Product Edition',
    width: 166,
    inCard: 'title',
    cell: ({ productName }) => productName,
  },
  {
    id: 'purchased',
    title: 'Purchased',
    width: 116,
    inCard: 'fact',
    cell: ({ purchaseDate }) => <DateText date={purchaseDate} />,
  },
  { id: 'key', title: 'Key', width: 148, inCard: 'fact', cell: (license) => <KeyCell license={license} /> },
  {
    id: 'licensee',
    title: 'Licensee',
    width: 130,
    inCard: 'subtitle',
    isEmpty: ({ licensee }) => licensee === null,
    cell: ({ licensee }) => <span title={licensee ?? undefined}>{licensee}</span>,
  },
  {
    id: 'assigned',
    title: 'Assigned User',
    inCard: 'fact',
    cell: (license) => <AssignedUser seat={license} />,
  },
  {
    id: 'managers',
    title: 'Managers',
    width: 80,
    inCard: 'fact',
    cell: (license) => <ManagersCell license={license} />,
  },
  {
    id: 'notes',
    title: 'Notes',
    width: 60,
    inCard: 'fact',
    isEmpty: ({ note }) => note === '',
    cell: ({ note }) => <span title={note}>{note}</span>,
  },
  {
    id: 'actions',
    title: 'Actions',
    inCard: 'menu',
    isEmpty: ({ isManager }) => !isManager,
    cell: (license) =>
      license.isManager && (
        <RowMenu
          id={seatActionsId(license.id)}
          label={`Actions for ${license.assignedTo ?? `unassigned ${license.productName}`}`}
          loadItems={loadItems}
          itemsProps={{ license }}
        />
      ),
  },
];
