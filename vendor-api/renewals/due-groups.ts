import { and, asc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { Database } from '../db/database';
import { subscriptions } from '../db/schema/licenses';

export interface DueGroup {
  readonly id: string;
  readonly ownerId: string;
  /** The last covered day; with the id it identifies the renewal. */
  readonly periodEnd: CalendarDate;
}

export interface DueQuestion {
  readonly asOf: CalendarDate;
  readonly purchaseOrderId: string;
  readonly after: string;
  readonly limit: number;
}

/** In the order of ids and not of dates: a group that is several periods behind must not come up twice in one run. */
export async function dueGroups(db: Database, question: DueQuestion): Promise<DueGroup[]> {
  const { asOf, purchaseOrderId, after, limit } = question;
  return db
    .select({
      id: subscriptions.id,
      ownerId: subscriptions.ownerId,
      periodEnd: subscriptions.expireDate,
    })
    .from(subscriptions)
    .where(
      and(
        gt(subscriptions.id, after),
        eq(subscriptions.autoRenew, true),
        eq(subscriptions.canceled, false),
        isNull(subscriptions.firstFailedPaymentAttempt),
        lt(subscriptions.expireDate, asOf),
        or(isNull(subscriptions.braintreeId), ne(subscriptions.braintreeId, purchaseOrderId)),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(limit);
}
