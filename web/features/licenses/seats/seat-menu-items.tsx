import { Menu } from '@mantine/core';
import { notify } from '../../../ui/notify';
import { useAssign } from '../assign/assign-context';
import { useAssignSeat } from '../assign/use-assign-seat';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

/** What can be done with one seat. */
export function SeatMenuItems({ seat }: { seat: SeatRow_SeatFragment }) {
  const openAssign = useAssign();
  const { assign } = useAssignSeat();
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
      {!allowed && message && <Menu.Label>{message}</Menu.Label>}
    </>
  );
}
