import { useLocation, useSearchParams } from 'react-router-dom';
import { readSeatSelection } from '../../app/selection-state';

/** What is to be changed: selected seats, or one whole group. */
export interface ChangeTarget {
  seatIds: string[];
  subscriptionId: string | null;
}

/** The group that the address names, else the seats that were selected; null when there is neither (D-142, EDIT-16). */
export function useChangeTarget(): ChangeTarget | null {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const subscriptionId = query.get('subId');
  if (subscriptionId) return { seatIds: [], subscriptionId };
  const selection = readSeatSelection(state);
  return selection && { seatIds: [...selection.seatIds], subscriptionId: null };
}
