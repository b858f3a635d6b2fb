import { eq } from 'drizzle-orm';
import { checkCloudSeats } from '#domain/changes/cancel/check-cloud-seats';
import type { CloudCounts } from '#domain/cloud/cloud-contents';
import { type CloudSeats, isAllCanceled, renewingCounts } from '#domain/cloud/seat-counts';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema/licenses';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import { cloudSeatsOf } from '../../licenses/cloud-seats';
import { groupFacts } from '../../licenses/group-facts';
import { type GroupRow, holdOwnGroup } from '../../licenses/hold-groups';
import { isClaimed } from '../../orders/claims/group-claims';
import type { Refusal } from '../../orders/order-answer';
import { changeUnderWay, notCloudOwner } from '../../orders/refusals';
import { NOTHING_WAITS } from '../../renewals/move-on';
import { CANCELED, type CancelAnswer, refusedCancel } from './cancel-answer';

export interface WantedSeats {
  readonly subscriptionId: string;
  readonly canceled: CloudCounts;
  readonly active: { readonly authors: number | null; readonly publishers: number | null };
}

/** Sets how many authors and publishers are canceled at the end of the period (REST-59, CANC-11). */
export function modifyCloudSeats(
  { db, clock, settings }: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  user: SignedInUser,
  wanted: WantedSeats,
): Promise<CancelAnswer> {
  return db.transaction(async (tx) => {
    const group = await holdOwnGroup(tx, user.id, wanted.subscriptionId);
    if (group === null) return refusedCancel(notCloudOwner);
    const [facts] = await groupFacts(tx, [group], settings.PO_BRAINTREE_ID);
    if (!facts) throw new Error('a held subscription is gone');
    const seats = { current: cloudSeatsOf(group).current, canceled: wanted.canceled };
    const viewer = { userId: user.id, email: user.email };
    const refusal = checkCloudSeats(facts, seats, { viewer, today: clock.today() });
    if (refusal) return refusedCancel({ code: refusal.code, text: refusal.message });
    const stale = staleness(seats, wanted);
    if (stale) return refusedCancel(stale);
    if (await isClaimed(tx, [group.id])) return refusedCancel(changeUnderWay);
    await writeCounts(tx, group, seats);
    return CANCELED;
  });
}

// The caller has seen how many renew, so a difference means that the page is outdated.
function staleness(seats: CloudSeats, { active }: WantedSeats): Refusal | null {
  const renewing = renewingCounts(seats);
  const isSame =
    (active.authors ?? renewing.authors) === renewing.authors &&
    (active.publishers ?? renewing.publishers) === renewing.publishers;
  return isSame ? null : { code: 'NOT_ELIGIBLE', text: message.seatsStale };
}

async function writeCounts(tx: Database, { id }: GroupRow, seats: CloudSeats): Promise<void> {
  const { authors, publishers } = seats.canceled;
  await tx
    .update(subscriptions)
    .set({
      ...(isAllCanceled(seats) ? { ...NOTHING_WAITS, canceled: true } : { canceled: false }),
      canceledAuthorCount: authors,
      canceledPublisherCount: publishers,
    })
    .where(eq(subscriptions.id, id));
}
