import { Menu } from '@mantine/core';
import { notify } from '../../../ui/notify';
import { useSeatAction } from '../actions/seat-actions-context';
import { useAssign } from '../assign/assign-context';
import { useAssignSeat } from '../assign/use-assign-seat';
import { seatActionsId } from './seat-actions-id';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

/** What can be done with one seat. */
export function SeatMenuItems({ seat }: { seat: SeatRow_SeatFragment }) {
  const openAssign = useAssign();
  const { assign } = useAssignSeat();
  const openAction = useSeatAction();
  const row = { seatIds: [seat.id], returnTo: seatActionsId(seat.id) };
  const { assignedTo } = seat;
  const { allowed, message } = seat.assignEligibility;
  const unassign = async () => {
    const refusal = await assign(seat, '');
    if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
  };
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    void notify({ message: `Copied ${address}` });
  };
  return (
    <>
      <Menu.Item disabled={!allowed} onClick={() => openAssign(seat)}>
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
      <Menu.Item onClick={() => openAction({ kind: 'offlineKey', ...row })}>Send Offline Key</Menu.Item>
      {seat.canCancel && <Menu.Item onClick={() => openAction({ kind: 'cancel', ...row })}>Cancel</Menu.Item>}
      {seat.canUncancel && (
        <Menu.Item onClick={() => openAction({ kind: 'uncancel', ...row })}>Uncancel</Menu.Item>
      )}
      {!allowed && message && <Menu.Label>{message}</Menu.Label>}
    </>
  );
}
