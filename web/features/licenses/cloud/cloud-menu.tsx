import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { RowMenu } from '../others/row-menu';
import type { CloudActionDialogProps, CloudActionKind } from './cloud-action';
import type { CloudMenu_GroupFragment } from './cloud-menu.generated';

interface DialogProps extends CloudActionDialogProps {
  group: CloudMenu_GroupFragment;
}

const DIALOGS: Record<CloudActionKind, ComponentType<DialogProps>> = {
  home: lazyPart(async () => (await import('../home/home-dialog')).HomeDialog),
  bundle: lazyPart(async () => (await import('../change/bundle-dialog')).BundleDialog),
  term: lazyPart(async () => (await import('../change/term-dialog')).CloudTermDialog),
  transfer: lazyPart(async () => (await import('../transfer/cloud-transfer-dialog')).CloudTransferDialog),
  seats: lazyPart(async () => (await import('../cancel/cloud-seats-dialog')).CloudSeatsDialog),
  cancel: lazyPart(async () => (await import('../cancel/cancel-cloud-dialog')).CancelCloudDialog),
};

const loadItems = async () => (await import('./cloud-menu-items')).CloudMenuItems;

/** Actions of the owner on a cloud group, until it is over (CLOUD-16). */
export function CloudMenu({ group }: { group: CloudMenu_GroupFragment }) {
  const [action, setAction] = useState<CloudActionKind | null>(null);
  if (!group.owner.isViewer || group.section === 'EXPIRED') return null;
  const label = `Actions for Group ${group.number}`;
  const ActionDialog = action && DIALOGS[action];
  return (
    <>
      <RowMenu label={label} loadItems={loadItems} itemsProps={{ group, onChoose: setAction }} />
      {ActionDialog && (
        <Suspense fallback={null}>
          <ActionDialog group={group} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </>
  );
}
