import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { EndItem } from '../../../ui/overlays/end-item';
import { notify, notifyRefusal } from '../../../ui/overlays/notify';
import { useSeatAction } from '../actions/seat-actions-context';
import { useAssign } from '../assign/assign-context';
import { useAssignSeat } from '../assign/use-assign-seat';
import type { PerpetualRow_LicenseFragment } from '../perpetual/perpetual-list.generated';
import { useShownKey } from '../perpetual/perpetual-selection';
import type { SeatRow_SeatFragment } from '../seats/seat-grid.generated';
import type { ManagedLicense } from './managed-license';
import { seatActionsId } from './row-menu';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void notify({ message: `Copied ${text}` });
  } catch {
    // The browser may forbid it, and has no clipboard on an insecure connection.
    notifyRefusal(`${text} could not be copied.`);
  }
}

function LicenseMenuItems({ license, children }: { license: ManagedLicense; children?: ReactNode }) {
  const openAssign = useAssign();
  const { assign } = useAssignSeat();
  const openAction = useSeatAction();
  const row = { seatIds: [license.id], returnTo: seatActionsId(license.id) };
  const { assignedTo } = license;
  const { allowed, message } = license.assignEligibility;
  const unassign = async () => notifyRefusal(await assign(license, ''));
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
          <Menu.Item onClick={() => void copy(assignedTo)}>Copy email</Menu.Item>
        </>
      )}
      <Menu.Item onClick={() => openAction({ kind: 'managers', ...row })}>Change Managers</Menu.Item>
      <Menu.Item onClick={() => openAction({ kind: 'notes', ...row })}>Edit Note</Menu.Item>
      {children}
      {!allowed && message && <Menu.Label>{message}</Menu.Label>}
    </>
  );
}

export function SeatMenuItems({ seat }: { seat: SeatRow_SeatFragment }) {
  const openAction = useSeatAction();
  const row = { seatIds: [seat.id], returnTo: seatActionsId(seat.id) };
  return (
    <LicenseMenuItems license={seat}>
      <Menu.Item onClick={() => openAction({ kind: 'offlineKey', ...row })}>Send Offline Key</Menu.Item>
      {seat.isCancelOffered && (
        <EndItem onClick={() => openAction({ kind: 'cancel', ...row })}>Cancel Seat…</EndItem>
      )}
      {seat.isUncancelOffered && (
        <Menu.Item onClick={() => openAction({ kind: 'uncancel', ...row })}>Uncancel</Menu.Item>
      )}
    </LicenseMenuItems>
  );
}

export function PerpetualMenuItems({ license }: { license: PerpetualRow_LicenseFragment }) {
  const [, show] = useShownKey();
  const { id, key } = license;
  return (
    <LicenseMenuItems license={license}>
      <Menu.Item disabled={key === null} onClick={() => show(id)}>
        View Key
      </Menu.Item>
    </LicenseMenuItems>
  );
}

export function UpgradeCodeMenuItems({ id, code }: { id: string; code: string | null }) {
  const open = useSeatAction();
  return (
    <>
      {code !== null && <Menu.Item onClick={() => void copy(code)}>Copy Upgrade Code</Menu.Item>}
      <Menu.Item onClick={() => open({ kind: 'managers', seatIds: [id], returnTo: seatActionsId(id) })}>
        Change Managers
      </Menu.Item>
    </>
  );
}
