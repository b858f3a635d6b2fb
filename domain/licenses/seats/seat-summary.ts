import type { SeatFacts } from '../model';
import { type EditionCount, editionCounts } from './edition-counts';

export interface SeatSummary {
  total: number;
  assigned: number;
  unassigned: number;
  byEdition: EditionCount[];
}

/** Counts over seats of any number of groups. Give it the RP seats that have not ended. */
export function seatSummary(
  seats: readonly Pick<SeatFacts, 'licenseType' | 'futureLicenseType' | 'assignedTo'>[],
): SeatSummary {
  const assigned = seats.filter((seat) => seat.assignedTo).length;
  return {
    total: seats.length,
    assigned,
    unassigned: seats.length - assigned,
    byEdition: editionCounts(seats),
  };
}
