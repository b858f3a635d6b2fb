import { Menu } from '@mantine/core';
import { EndItem } from '../../../ui/overlays/end-item';
import { useSeatAction } from '../actions/seat-actions-context';
import { LicenseMenuItems } from '../others/license-menu-items';
import { seatActionsId } from '../others/row-menu';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

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
