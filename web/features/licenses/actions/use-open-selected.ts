import { useAssign } from '../assign/assign-context';
import { selectedIds } from '../selection/selection';
import { useSelection } from '../selection/selection-context';
import type { SeatActionKind } from './seat-action';
import { useSeatAction } from './seat-actions-context';
import { useKnownSeat } from './use-known-seat';

/** Opens what shall be done with the selected seats; what is done is no longer selected. */
export function useOpenSelected(): (kind: SeatActionKind) => void {
  const { selection, clear } = useSelection();
  const open = useSeatAction();
  const openAssign = useAssign();
  const knownSeat = useKnownSeat();
  return (kind) => {
    const seatIds = selectedIds(selection);
    // One seat has a dialog of its own (SEAT-06).
    const seat = kind === 'assign' && seatIds.length === 1 ? knownSeat(seatIds[0]) : null;
    if (seat) openAssign(seat);
    else open({ kind, seatIds, onDone: clear });
  };
}
