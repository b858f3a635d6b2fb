import { useKnownSeat } from '../actions/use-known-seat';
import { selectedIds } from '../selection/selection';
import { useSelection } from '../selection/selection-context';

/** Whether some selected seat may go on again, or is not on the page so that nobody knows here (T-16). */
export function useMayUncancel(): boolean {
  const { selection } = useSelection();
  const knownSeat = useKnownSeat();
  return selectedIds(selection).some((id) => knownSeat(id)?.isUncancelOffered ?? true);
}
