import { type ChangeUnit, seatUnit } from '#domain/changes/change-unit';
import { countedUnits } from '#domain/changes/counted-units';
import { renewingCounts } from '#domain/cloud/seat-counts';
import type { CloudGroupRecord } from '../../models/cloud-groups';

/** All that a cloud group holds: its bundles, or its authors and publishers, who are counted; of them those that were not canceled. */
export function cloudUnits(record: CloudGroupRecord): ChangeUnit[] {
  const { facts, seats, authors, publishers, canceledSeats: canceled, futureTerm } = record;
  const { kind, expireDate } = facts;
  if (kind === 'legacyAse') return seats.map(seatUnit);
  const going = renewingCounts({ current: { authors, publishers }, canceled });
  return countedUnits(kind, going, { futureTerm, expireDate });
}
