import { act } from '@testing-library/react';
import type { SeatSelection } from '../app/selection-state';

export function openWithSeats(path: string, seatIds: readonly string[]): void {
  const state: SeatSelection = { seatIds };
  act(() => {
    window.history.pushState({ usr: state, key: 'with-seats', idx: 1 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
}
