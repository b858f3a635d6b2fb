import { Menu } from '@mantine/core';
import { EndItem } from '../../../ui/overlays/end-item';
import { assignTitle, type CloudActionKind } from './cloud-action';
import type { CloudMenu_GroupFragment } from './cloud-menu.generated';

interface CloudMenuItemsProps {
  group: CloudMenu_GroupFragment;
  onChoose: (kind: CloudActionKind) => void;
}

/** Omits actions offered elsewhere (D-99); the one that cancels comes last. */
export function CloudMenuItems({ group, onChoose }: CloudMenuItemsProps) {
  const { isModifyOffered, isCancelOffered } = group.cancellation;
  return (
    <>
      <Menu.Item onClick={() => onChoose('home')}>{assignTitle(group.kind)}</Menu.Item>
      {group.kind === 'LEGACY_ASE' && (
        <Menu.Item onClick={() => onChoose('bundle')}>Change Edition</Menu.Item>
      )}
      <Menu.Item onClick={() => onChoose('term')}>Change Billing Term</Menu.Item>
      {group.pendingTransfer === null && (
        <Menu.Item onClick={() => onChoose('transfer')}>Transfer Ownership</Menu.Item>
      )}
      {isModifyOffered && <Menu.Item onClick={() => onChoose('seats')}>Cancel/Uncancel Seats</Menu.Item>}
      {isCancelOffered && <EndItem onClick={() => onChoose('cancel')}>Cancel {group.name}…</EndItem>}
    </>
  );
}
