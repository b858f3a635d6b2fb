/** Kept in the history entry's state, so that a new visit has none (D-142). */
export interface SeatSelection {
  seatIds: readonly string[];
}

export function readSeatSelection(state: unknown): SeatSelection | null {
  if (typeof state !== 'object' || state === null || !('seatIds' in state)) return null;
  const { seatIds } = state;
  if (!Array.isArray(seatIds) || seatIds.length === 0) return null;
  return seatIds.every((id) => typeof id === 'string') ? { seatIds } : null;
}
