import { type ChangeUnit, seatUnit } from '#domain/changes/change-unit';
import { countedUnits } from '#domain/changes/counted-units';
import { renewingCounts } from '#domain/cloud/seat-counts';
import type { Database } from '../db/database';
import { cloudSeatsOf } from './cloud-seats';
import { isCounted } from './counted-group';
import { renewingSeats } from './renewing-seats';
import { waitingTerm } from './seat-facts';
import type { SubscriptionRecord } from './subscription-document';

/** Those that are not canceled. */
export async function loadUnits(db: Database, group: SubscriptionRecord): Promise<ChangeUnit[]> {
  if (!isCounted(group)) return (await renewingSeats(db, group.id)).map(seatUnit);
  const { kind, expireDate } = group;
  return countedUnits(kind, renewingCounts(cloudSeatsOf(group)), {
    futureTerm: waitingTerm(group),
    expireDate,
  });
}
