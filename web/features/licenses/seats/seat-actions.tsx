import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

const SeatMenu = lazy(() => import('./seat-menu').then((module) => ({ default: module.SeatMenu })));

/** The menu of a row, for its managers (MAN-29). A grid has many rows: the menu itself exists once it is asked for. */
export function SeatActions({ seat }: { seat: SeatRow_SeatFragment }) {
  const [isWanted, setWanted] = useState(false);
  if (!seat.isManager) return null;
  const label = `Actions for ${seat.assignedTo ?? `unassigned ${seat.productName}`}`;
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <IconDots size={18} aria-hidden="true" />
    </ActionIcon>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <SeatMenu seat={seat} label={label} />
    </Suspense>
  );
}
