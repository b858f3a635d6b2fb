import { Menu } from '@mantine/core';
import { EndItem } from '../../../ui/overlays/end-item';
import type { CloudActionKind } from './cloud-action';
import type { CloudMenu_GroupFragment } from './cloud-menu.generated';

interface CloudMenuItemsProps {
  group: CloudMenu_GroupFragment;
  onChoose: (kind: CloudActionKind) => void;
}

/**
 * The home of a group comes first (CLOUD-11). Bundles come in editions, counted seats do not (EDIT-15, TERM-11); what is offered already is not offered again
 * (D-99). What ends comes last (CANC-08, CANC-14).
 */
export function CloudMenuItems({ group, onChoose }: CloudMenuItemsProps) {
  const { isModifyOffered, isCancelOffered } = group.cancellation;
  return (
    <>
      <Menu.Item onClick={() => onChoose('home')}>
        {group.kind === 'CLOUD' ? 'Assign Organization' : 'Assign Domain'}
      </Menu.Item>
      {group.kind === 'LEGACY_ASE' && (
        <Menu.Item onClick={() => onChoose('bundle')}>Change Edition</Menu.Item>
      )}
      <Menu.Item onClick={() => onChoose('term')}>Change Billing Term</Menu.Item>
      {group.pendingTransfer === null && (
        <Menu.Item onClick={() => onChoose('transfer')}>Transfer Ownership</Menu.Item>
      )}
      {isModifyOffered && <Menu.Item onClick={() => onChoose('seats')}>Cancel/Uncancel Seats</Menu.Item>}
      {isCancelOffered && <EndItem onClick={() => onChoose('cancel')}>Cancel Group {group.number}…</EndItem>}
    </>
  );
}
