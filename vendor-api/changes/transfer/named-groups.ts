import { and, inArray } from 'drizzle-orm';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import { withoutForeignOffer } from '../../account/refers-to';
import { anyOf } from '../../db/any-of';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import type { SignedInUser } from '../../http/identity';
import { groupFacts } from '../../licenses/group-facts';
import { lockGroups } from '../../licenses/group-rows';
import { visibleSeatIds } from '../../licenses/visible-seats';
import type { Refusal } from '../../orders/order-answer';
import { type Checked, invalidInput, refused } from '../../orders/refusals';

interface Sent {
  readonly groupIds: readonly string[];
  readonly seatIds: readonly string[];
}

/** Refuses licenses without a subscription. */
const wrongKind: Refusal = { code: 'NOT_ALLOWED', message: message.transferFailed };

/** Seats stand for their groups, which move as a whole (D-78). Unseen seats are refused as another's. */
export async function namedGroups(
  db: Database,
  user: SignedInUser,
  { groupIds, seatIds }: Sent,
  stranger: Refusal,
): Promise<Checked<{ readonly groupIds: string[] }>> {
  const wanted = [...new Set(seatIds)];
  const rows = await db
    .select({ subscriptionId: seats.subscriptionId, kind: seats.kind })
    .from(seats)
    .where(and(anyOf(seats.id, wanted), inArray(seats.id, visibleSeatIds(db, user))));
  if (rows.length < wanted.length) return refused(stranger);
  if (rows.some(({ kind }) => kind === 'education'))
    return refused({ code: 'NOT_ALLOWED', message: message.educationFixed });
  if (rows.some(({ subscriptionId }) => subscriptionId === null)) return refused(wrongKind);
  const ofSeats = rows.flatMap(({ subscriptionId }) => subscriptionId ?? []);
  const ids = [...new Set([...groupIds, ...ofSeats])].filter((id) => id !== '').toSorted();
  if (ids.length === 0) return refused(invalidInput(message.seatsRequired));
  const isElsewhere = groupIds.length > 0 && ofSeats.some((id) => !groupIds.includes(id));
  return isElsewhere ? refused(invalidInput(message.seatNotInGroup)) : { ok: true, groupIds: ids };
}

export async function lockGroupFacts(
  tx: Database,
  user: SignedInUser,
  ids: readonly string[],
  purchaseOrderId: string,
): Promise<SubscriptionFacts[]> {
  const rows = await lockGroups(tx, ids);
  const seen = rows.map((row) => withoutForeignOffer(user, row));
  return groupFacts(tx, seen, purchaseOrderId);
}
