import { and, eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { Database } from '../db/database';
import { subscriptions } from '../db/schema/licenses';
import type { GroupRow } from '../licenses/hold-groups';

interface Period {
  readonly subscriptionId: string;
  readonly periodEnd: CalendarDate;
}

/**
 * The locked group, if its period is still the one that was priced and its owner the one who is charged; else null. So
 * each period is paid once.
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
