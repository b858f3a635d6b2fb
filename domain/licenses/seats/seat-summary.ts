import { countText } from '../../text/counts';
import { EDITIONS, type Edition, editionName, editionOf } from '../edition';
import type { SeatFacts } from '../model';
import { effectiveLicenseType } from '../renews';

export interface SeatSummary {
  total: number;
  assigned: number;
  unassigned: number;
  byEdition: EditionCount[];
}

/** Counts seats of any number of groups; pass RP seats that have not ended. */
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

export interface EditionCount {
  edition: Edition;
  name: string;
  total: number;
  assigned: number;
}

type Seat = Pick<SeatFacts, 'licenseType' | 'futureLicenseType' | 'assignedTo'>;

/** Counts seats per effective edition, by rank, without empty ones (D-118); pass seats that have not ended. */
export function editionCounts(seats: readonly Seat[]): EditionCount[] {
  const counts = EDITIONS.map((edition) => ({
    edition,
    name: editionName(edition),
    total: 0,
    assigned: 0,
  }));
  for (const seat of seats) {
    const edition = editionOf(effectiveLicenseType(seat));
    const count = edition === null ? undefined : counts[edition];
    if (!count) continue;
    count.total += 1;
    if (seat.assignedTo) count.assigned += 1;
  }
  return counts.filter((count) => count.total > 0);
}

/** `2 Pro, 1 Team` (D-118). */
export function editionSummary(counts: readonly EditionCount[]): string {
  return counts.map(({ total, name }) => `${countText(total)} ${name}`).join(', ');
}
