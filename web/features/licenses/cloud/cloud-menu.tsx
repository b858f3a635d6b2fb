import { IconDots } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { MenuOnDemand } from '../../../ui/menu-on-demand';
import { Tooltip } from '../../../ui/tooltip';
import cells from '../seats/cells.module.css';
import type { CloudActionDialogProps, CloudActionKind } from './cloud-action';
import type { CloudMenu_GroupFragment } from './cloud-menu.generated';

/** Some of the dialogs want to know more of the group than others. */
interface DialogProps extends CloudActionDialogProps {
  group: CloudMenu_GroupFragment;
}

const DIALOGS: Record<CloudActionKind, ComponentType<DialogProps>> = {
  home: lazy(() => import('../home/home-dialog').then((module) => ({ default: module.HomeDialog }))),
  bundle: lazy(() => import('../change/bundle-dialog').then((module) => ({ default: module.BundleDialog }))),
  term: lazy(() =>
    import('../change/cloud-term-dialog').then((module) => ({ default: module.CloudTermDialog })),
  ),
  transfer: lazy(() =>
    import('../transfer/cloud-transfer-dialog').then((module) => ({ default: module.CloudTransferDialog })),
  ),
  seats: lazy(() =>
    import('../cancel/cloud-seats-dialog').then((module) => ({ default: module.CloudSeatsDialog })),
  ),
  cancel: lazy(() =>
    import('../cancel/cancel-cloud-dialog').then((module) => ({ default: module.CancelCloudDialog })),
  ),
};

/** What its owner can do with a cloud group as a whole, until it is over (CLOUD-16). */
export function CloudMenu({ group }: { group: CloudMenu_GroupFragment }) {
  const [action, setAction] = useState<CloudActionKind | null>(null);
  if (!group.owner.isViewer || group.section === 'EXPIRED') return null;
  const label = `Actions for Group ${group.number}`;
  const ActionDialog = action && DIALOGS[action];
  return (
    <>
      <Tooltip label={label}>
        <MenuOnDemand
          width={220}
          loadItems={() => import('./cloud-menu-items').then((module) => module.CloudMenuItems)}
          itemsProps={{ group, onChoose: setAction }}
          button={
            <button type="button" className={cells['actions']} aria-label={label}>
              <IconDots size={18} aria-hidden="true" />
            </button>
          }
        />
      </Tooltip>
      {ActionDialog && (
        <Suspense fallback={null}>
          <ActionDialog group={group} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </>
  );
}
