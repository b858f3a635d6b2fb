import { type RenewingContent, renewingContent } from '#domain/renewals/renewing-content';
import { termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../db/database';
import type { SubscriptionRecord } from '../licenses/documents';
import { cloudSeatsOf, isCounted } from '../licenses/group-facts';
import { pendingTerm, renewingSeats } from '../licenses/seat-facts';

export async function loadRenewingContent(db: Database, row: SubscriptionRecord): Promise<RenewingContent> {
  const content = isCounted(row)
    ? { plan: row.kind, counts: cloudSeatsOf(row), futureTerm: pendingTerm(row) }
    : { seats: await renewingSeats(db, row.id) };
  return renewingContent({ ...row, term: termCodeOf(row) }, content);
}
