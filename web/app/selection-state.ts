/**
 * The seats that were selected when a page was opened. It is state of the history entry, so a new visit has
 * none (D-142).
 */
export interface SeatSelection {
  seatIds: readonly string[];
}

/** The selection that came with a navigation; null when there is none, or nothing is in it (EDIT-16). */
export function readSeatSelection(state: unknown): SeatSelection | null {
  if (typeof state !== 'object' || state === null || !('seatIds' in state)) return null;
  const { seatIds } = state;
  if (!Array.isArray(seatIds) || seatIds.length === 0) return null;
  return seatIds.every((id) => typeof id === 'string') ? { seatIds } : null;
}
