import { and, asc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { Database } from '../db/database';
import { subscriptions } from '../db/schema/licenses';

/** A group whose period has ended and that renews by card. */
export interface DueGroup {
  readonly id: string;
  readonly ownerId: string;
  /** The last covered day; with the id it names the renewal. */
  readonly periodEnd: CalendarDate;
}

export interface DueQuestion {
  readonly asOf: CalendarDate;
  /** The payment id that stands for a purchase order. */
  readonly purchaseOrderId: string;
  /** Only groups behind this id, which is that of the last one seen. */
  readonly after: string;
  readonly limit: number;
}

/**
 * Due groups in the order of their ids, a page at a time. By id and not by date: a group that is several periods
 * behind moves on by date while the pages are read, and must not come up twice in one run.
 */
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
