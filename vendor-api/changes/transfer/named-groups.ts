import { and, inArray, sql } from 'drizzle-orm';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import type { SignedInUser } from '../../http/identity';
import { visibleSeatIds } from '../../licenses/visible-seats';
import type { Refusal } from '../../orders/order-answer';
import { invalidInput, notOwner } from '../../orders/refusals';

interface Named {
  readonly groupIds: readonly string[];
  readonly seatIds: readonly string[];
}

type Found =
  | { readonly ok: true; readonly groupIds: string[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Groups are transferred as a whole, so a seat stands for its group (D-78). A seat that the caller cannot see is
 * refused like another customer's.
 */
export async function namedGroups(
  db: Database,
  user: SignedInUser,
  { groupIds, seatIds }: Named,
): Promise<Found> {
  const wanted = [...new Set(seatIds)];
  const rows = await db
    .select({ subscriptionId: seats.subscriptionId, kind: seats.kind })
    .from(seats)
    .where(
      and(sql`${seats.id} = any(${sql.param(wanted)}::text[])`, inArray(seats.id, visibleSeatIds(db, user))),
    );
  if (rows.length < wanted.length) return { ok: false, refusal: notOwner };
  if (rows.some(({ kind }) => kind === 'education'))
    return { ok: false, refusal: { code: 'NOT_ALLOWED', text: message.educationFixed } };
  const ofSeats = rows.flatMap(({ subscriptionId }) => subscriptionId ?? []);
  const ids = [...new Set([...groupIds, ...ofSeats])].filter((id) => id !== '').toSorted();
  if (ids.length === 0) return { ok: false, refusal: invalidInput(message.seatsRequired) };
  const isElsewhere = groupIds.length > 0 && ofSeats.some((id) => !groupIds.includes(id));
  return isElsewhere
    ? { ok: false, refusal: invalidInput(message.seatNotInGroup) }
    : { ok: true, groupIds: ids };
}
