import { Menu } from '@mantine/core';
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
        <Menu.Item onClick={() => openAction({ kind: 'cancel', ...row })}>Cancel</Menu.Item>
      )}
      {seat.isUncancelOffered && (
        <Menu.Item onClick={() => openAction({ kind: 'uncancel', ...row })}>Uncancel</Menu.Item>
      )}
    </LicenseMenuItems>
  );
}
