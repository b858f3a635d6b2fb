import { countText } from '#domain/text/counts';
import type { Column } from '../../../ui/data-table/column';
import { RowMenu, seatActionsId } from '../others/row-menu';
import { ACTIONS, AssignedUser, managersColumn, NOTES, PURCHASED } from '../seats/cells';
import cells from '../seats/cells.module.css';
import { usePlaceInName } from '../seats/seat-place';
import classes from './key-cell.module.css';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';
import { PerpetualCheckbox, useShownKey } from './perpetual-selection';

const loadItems = () => import('../others/license-menu-items').then((module) => module.PerpetualMenuItems);

const placeOf = (position: number) => `license ${countText(position)}`;

export const PERPETUAL_COLUMNS: readonly Column<PerpetualRow_LicenseFragment>[] = [
  {
    id: 'select',
    title: 'Select',
    width: 42,
    inCard: 'check',
    isEmpty: ({ isManager }) => !isManager,
    cell: (license, position) => <PerpetualCheckbox license={license} place={placeOf(position)} />,
  },
  {
    id: 'product',
    title: 'Product Edition',
    width: 166,
    inCard: 'title',
    cell: ({ productName }) => productName,
  },
  { ...PURCHASED, width: 116 },
  { id: 'key', title: 'Key', width: 140, inCard: 'fact', cell: (license) => <KeyCell license={license} /> },
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
    cell: (license, position) => <AssignedUser seat={license} place={placeOf(position)} />,
  },
  { ...managersColumn(placeOf), width: 80 },
  { ...NOTES, width: 60 },
  {
    ...ACTIONS,
    isEmpty: ({ isManager }) => !isManager,
    cell: (license, position) =>
      license.isManager && <LicenseActions license={license} place={placeOf(position)} />,
  },
];

function LicenseActions({ license, place }: { license: PerpetualRow_LicenseFragment; place: string }) {
  const where = usePlaceInName(license, place);
  const label = `Actions for ${license.assignedTo ?? `unassigned ${license.productName}`}${where}`;
  return (
    <RowMenu id={seatActionsId(license.id)} label={label} loadItems={loadItems} itemsProps={{ license }} />
  );
}

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
      data-paper="on"
      title={key}
      aria-label={`View the key ${shown} of ${productName}`}
      onClick={() => show(id)}
    >
      {shown}
    </button>
  );
}
