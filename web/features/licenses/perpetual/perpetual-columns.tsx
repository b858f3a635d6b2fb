import type { Column } from '../../../ui/data-table/column';
import { DateText } from '../../../ui/text';
import { RowMenu, seatActionsId } from '../others/row-menu';
import { AssignedUser, ManagersCell } from '../seats/cells';
import cells from '../seats/cells.module.css';
import classes from './key-cell.module.css';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';
import { PerpetualCheckbox, useShownKey } from './perpetual-selection';

const loadItems = () => import('../others/license-menu-items').then((module) => module.PerpetualMenuItems);

export const PERPETUAL_COLUMNS: readonly Column<PerpetualRow_LicenseFragment>[] = [
  {
    id: 'select',
    title: 'Select',
    width: 42,
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
    isQuiet: true,
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
    isQuiet: true,
    inCard: 'fact',
    cell: (license) => <ManagersCell license={license} />,
  },
  {
    id: 'notes',
    title: 'Notes',
    width: 60,
    isQuiet: true,
    inCard: 'fact',
    isEmpty: ({ note }) => note === '',
    cell: ({ note }) => <span title={note}>{note}</span>,
  },
  {
    id: 'actions',
    title: 'Actions',
    width: 72,
    isNumeric: true,
    inCard: 'corner',
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

const SHOWN = 14;

function KeyCell({ license }: { license: PerpetualRow_LicenseFragment }) {
  const [, show] = useShownKey();
  const { id, key, productName } = license;
  if (key === null) return <span className={cells['none']}>Not shown</span>;
  const shown = key.length > SHOWN ? `${key.slice(0, SHOWN)}…` : key;
  return (
    <button
      type="button"
      className={`${cells['user']} ${classes['key']}`}
      title={key}
      aria-label={`View the key ${shown} of ${productName}`}
      onClick={() => show(id)}
    >
      {shown}
    </button>
  );
}
