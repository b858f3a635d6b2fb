import { Link } from 'react-router-dom';
import { countText } from '#domain/text/counts';
import { upgradeCodePath } from '../../../app/paths';
import type { Column } from '../../../ui/data-table/column';
import { RowMenu, seatActionsId } from '../others/row-menu';
import { ACTIONS, managersColumn, PURCHASED } from '../seats/cells';
import cells from '../seats/cells.module.css';
import keyCell from './key-cell.module.css';
import classes from './perpetual-section.module.css';
import type { UpgradeCodeRow_CodeFragment } from './upgrade-code-list.generated';

const loadItems = () => import('../others/license-menu-items').then((module) => module.UpgradeCodeMenuItems);

const placeOf = (position: number) => `code ${countText(position)}`;

export const UPGRADE_CODE_COLUMNS: readonly Column<UpgradeCodeRow_CodeFragment>[] = [
  { id: 'upgrade', title: 'Upgrade Product', inCard: 'title', cell: ({ productName }) => productName },
  { ...PURCHASED, width: 122 },
  {
    id: 'code',
    title: 'Upgrade Code',
    width: 170,
    inCard: 'fact',
    cell: ({ code }) =>
      code ? (
        <span className={keyCell['key']} title={code}>
          {code}
        </span>
      ) : (
        <span className={cells['none']}>Not shown</span>
      ),
  },
  {
    id: 'quantity',
    title: 'Qty Used/Total',
    width: 128,
    isNumeric: true,
    inCard: 'fact',
    cell: ({ used, total }) => `${countText(used)}/${countText(total)}`,
  },
  {
    id: 'apply',
    title: 'Apply Upgrade',
    width: 140,
    inCard: 'fact',
    cell: (code) => <ApplyUpgrade code={code} />,
  },
  { ...managersColumn(placeOf), width: 96 },
  {
    ...ACTIONS,
    isEmpty: ({ isManager }) => !isManager,
    cell: ({ id, isManager, code }) =>
      isManager && (
        <RowMenu
          id={seatActionsId(id)}
          label={`Actions for code ${code ?? id}`}
          loadItems={loadItems}
          itemsProps={{ id, code }}
        />
      ),
  },
];

function ApplyUpgrade({ code: row }: { code: UpgradeCodeRow_CodeFragment }) {
  const { code, used, total, applyEligibility } = row;
  if (code && applyEligibility.allowed) {
    return (
      <Link
        to={upgradeCodePath(code)}
        className={classes['apply']}
        aria-label={`Apply Upgrade with code ${code}`}
      >
        Apply Upgrade
      </Link>
    );
  }
  return (
    <span className={classes['used']} title={applyEligibility.message ?? undefined}>
      {used < total ? 'Not available' : 'All used'}
    </span>
  );
}
