import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { notify } from '../../../ui/notify';
import { useAssign } from '../assign/assign-context';
import { useAssignSeat } from '../assign/use-assign-seat';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

interface SeatMenuProps {
  seat: SeatRow_SeatFragment;
  label: string;
}

export function SeatMenu({ seat, label }: SeatMenuProps) {
  const openAssign = useAssign();
  const { assign } = useAssignSeat();
  const { assignedTo, assignEligibility } = seat;
  const unassign = async () => {
    const refusal = await assign(seat, '');
    if (refusal !== null) void notify({ tone: 'DANGER', message: refusal });
  };
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    void notify({ message: `Copied ${address}` });
  };
  return (
    <Menu defaultOpened position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={label}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!assignEligibility.allowed} onClick={() => openAssign(seat)}>
          Assign User
        </Menu.Item>
        {assignedTo && (
          <>
            <Menu.Item disabled={!assignEligibility.allowed} onClick={() => void unassign()}>
              Unassign
            </Menu.Item>
            <Menu.Item onClick={() => void copy(assignedTo)}>Copy e-mail</Menu.Item>
          </>
        )}
        {!assignEligibility.allowed && assignEligibility.message && (
          <Menu.Label>{assignEligibility.message}</Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
