import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { notify } from '../../../ui/overlays/notify';
import { useSeatAction } from '../actions/seat-actions-context';
import { useAssign } from '../assign/assign-context';
import { useAssignSeat } from '../assign/use-assign-seat';
import type { ManagedLicense } from './managed-license';
import { seatActionsId } from './row-menu';

interface LicenseMenuItemsProps {
  license: ManagedLicense;
  children?: ReactNode;
}

/** Actions of managers on a license of any kind (D-63). */
export function LicenseMenuItems({ license, children }: LicenseMenuItemsProps) {
  const openAssign = useAssign();
  const { assign } = useAssignSeat();
  const openAction = useSeatAction();
  const row = { seatIds: [license.id], returnTo: seatActionsId(license.id) };
  const { assignedTo } = license;
  const { allowed, message } = license.assignEligibility;
  const unassign = async () => {
    const refusal = await assign(license, '');
    if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
  };
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    void notify({ message: `Copied ${address}` });
  };
  return (
    <>
      <Menu.Item disabled={!allowed} onClick={() => openAssign(license)}>
        Assign User
      </Menu.Item>
      {assignedTo && (
        <>
          <Menu.Item disabled={!allowed} onClick={() => void unassign()}>
            Unassign
          </Menu.Item>
          <Menu.Item onClick={() => void copy(assignedTo)}>Copy e-mail</Menu.Item>
        </>
      )}
      <Menu.Item onClick={() => openAction({ kind: 'managers', ...row })}>Change Managers</Menu.Item>
      <Menu.Item onClick={() => openAction({ kind: 'notes', ...row })}>Edit Note</Menu.Item>
      {children}
      {!allowed && message && <Menu.Label>{message}</Menu.Label>}
    </>
  );
}
