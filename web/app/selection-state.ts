import { fieldOf } from './field-of';

/** Kept in the history entry's state, so that a new visit has none (D-142). */
export interface SeatSelection {
  seatIds: readonly string[];
}

export function readSeatSelection(state: unknown): SeatSelection | null {
  const seatIds = fieldOf(state, 'seatIds');
  if (!Array.isArray(seatIds) || seatIds.length === 0) return null;
  return seatIds.every((id) => typeof id === 'string') ? { seatIds } : null;
}
