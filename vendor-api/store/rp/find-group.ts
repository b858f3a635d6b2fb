import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { isPurchaseOrder } from '#domain/licenses/purchase-order';
import { isCoTermCandidate } from '#domain/store/co-term';
import type { CoTermGroup } from '#domain/store/price-cart';
import { termCodeOf } from '#domain/terms/stored-term';
import type { Database } from '../../db/client';
import { seats, subscriptions } from '../../db/schema/licenses';
import type { Refusal } from '../orders/order-answer';
import { groupClosed, notOwner } from '../orders/refusals';

export type GroupCheck =
  | { readonly ok: true; readonly group: CoTermGroup }
  | { readonly ok: false; readonly refusal: Refusal };

export interface GroupQuestion {
  readonly groupId: string;
  readonly user: { readonly id: string; readonly email: string };
  readonly today: CalendarDate;
  /** The payment id that stands for a purchase order. */
  readonly purchaseOrderId: string;
}

/** The group that a purchase may join (T-17). Another customer's group and one that does not exist are told apart by nobody. */
export async function findCoTermGroup(db: Database, question: GroupQuestion): Promise<GroupCheck> {
  const { groupId, user, today, purchaseOrderId } = question;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, groupId), eq(subscriptions.ownerId, user.id)));
  if (!row) return { ok: false, refusal: notOwner };
  const term = termCodeOf(row);
  const facts = {
    ...row,
    kind: row.kind === 'rp' ? ('rp' as const) : ('cloud' as const),
    term,
    userId: row.ownerId,
    ownerEmail: user.email,
    isPurchaseOrder: isPurchaseOrder(row.braintreeId, purchaseOrderId),
    canceled: row.canceled || !(await hasGoingSeat(db, groupId)),
    hasFailedPaymentAttempt: row.firstFailedPaymentAttempt !== null,
    pendingOwner: row.pendingOwnerEmail,
  };
  const viewer = { userId: user.id, email: user.email };
  if (!isCoTermCandidate(facts, viewer, { kind: 'rp', reactivating: null }, today)) {
    return { ok: false, refusal: groupClosed };
  }
  return { ok: true, group: { id: groupId, term, expireDate: row.expireDate } };
}

// A group whose seats all end is canceled, whatever its own flag says (D-104).
async function hasGoingSeat(db: Database, groupId: string): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(seats)
    .where(
      and(
        eq(seats.subscriptionId, groupId),
        or(isNull(seats.expireDate), isNotNull(seats.futureTerm), isNotNull(seats.futureLicenseType)),
      ),
    )
    .limit(1);
  return found !== undefined;
}
