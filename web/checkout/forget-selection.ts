import { routes } from '../app/paths';
import { readSeatSelection } from '../app/selection-state';
import { isOrderOpen } from './attempt/attempt-storage';

/**
 * Browsers keep the selection over a reload, which should lose it (D-142) unless an order was sent (D-126). A
 * page that only compares keeps it.
 */
export function forgetSelection({ history, location }: Pick<Window, 'history' | 'location'>): void {
  const entry: unknown = history.state;
  // The router keeps the state of a navigation in `usr`.
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return;
  if (location.pathname === routes.whatIf || isOrderOpen(location.pathname)) return;
  if (readSeatSelection(entry.usr) === null) return;
  history.replaceState({ ...entry, usr: null }, '');
}
