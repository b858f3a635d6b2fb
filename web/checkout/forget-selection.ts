import { fieldOf } from '../app/field-of';
import { routes } from '../app/paths';
import { readSeatSelection } from '../app/selection-state';
import { isOrderOpen } from './attempt/attempt-storage';

/**
 * Browsers keep the selection over a reload, which should lose it (D-142) unless an order was sent (D-126). A
 * page that only compares keeps it.
 */
export function forgetSelection({ history, location }: Pick<Window, 'history' | 'location'>): void {
  if (location.pathname === routes.whatIf || isOrderOpen(location.pathname)) return;
  // The router keeps the state of a navigation in `usr`.
  if (readSeatSelection(fieldOf(history.state, 'usr')) === null) return;
  history.replaceState({ ...history.state, usr: null }, '');
}
