import { and, eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { Database } from '../db/database';
import { subscriptions } from '../db/schema/licenses';
import type { GroupRow } from '../licenses/hold-groups';

interface Period {
  readonly subscriptionId: string;
  /** The last covered day before. */
  readonly periodEnd: CalendarDate;
}

/**
 * The group of an order for its next period, held, if it is still at the period that its price was for and the
 * customer's whose card is charged; null otherwise. It is held until that is on record, so that each period is paid once.
 */
export async function heldAtPeriod(
  tx: Database,
  ownerId: string,
  { subscriptionId, periodEnd }: Period,
): Promise<GroupRow | null> {
  const [group] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        eq(subscriptions.ownerId, ownerId),
        eq(subscriptions.expireDate, periodEnd),
      ),
    )
    .for('update');
  return group ?? null;
}
