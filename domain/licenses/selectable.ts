import { isManagedBy } from './managers';
import type { SeatFacts } from './model';

/** Rows can be selected only where the viewer manages every one of them (MAN-18). */
export function isSelectable(seats: readonly Pick<SeatFacts, 'managers'>[], viewerEmail: string): boolean {
  return seats.length > 0 && seats.every((seat) => isManagedBy(seat.managers, viewerEmail));
}
