import { type ChangeUnit, countedUnits, seatUnit } from '#domain/changes/change-unit';
import { renewingCounts } from '#domain/cloud/seat-counts';
import type { CloudGroupRecord } from '../../models/licenses';

/** Returns a cloud group's bundles, or its counted authors and publishers without canceled ones. */
export function cloudUnits(record: CloudGroupRecord): ChangeUnit[] {
  const { facts, seats, authors, publishers, canceledSeats: canceled, futureTerm } = record;
  const { kind, expireDate } = facts;
  if (kind === 'legacyAse') return seats.map(seatUnit);
  const going = renewingCounts({ current: { authors, publishers }, canceled });
  return countedUnits(kind, going, { futureTerm, expireDate });
}

export function canceledCount({ facts, authors, publishers, canceledSeats }: CloudGroupRecord): number {
  if (facts.kind === 'legacyAse') return 0;
  const going = renewingCounts({ current: { authors, publishers }, canceled: canceledSeats });
  return authors + publishers - going.authors - going.publishers;
}
